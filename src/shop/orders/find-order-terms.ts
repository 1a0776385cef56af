import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from './schema.ts'

/** The terms of an order that returns need: the return period promised when it was placed, and the delivery fee. The order must exist. */
export async function findOrderTerms(db: Db, orderId: string) {
  const [order] = await db
    .select({ id: orders.id, exchangeDays: orders.exchangeDays, shippingFee: orders.shippingFee })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}
