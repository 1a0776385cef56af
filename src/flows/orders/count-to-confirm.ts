import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { orderListViewWhere } from './order-views.ts'

/** Counts orders that staff can confirm now, without those that wait for the customer's money. */
export async function countToConfirm(db: Db) {
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderListViewWhere.confirm())
  return row!.n
}
