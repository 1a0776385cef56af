import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { orderListViewWhere } from './order-views.ts'

/** Orders that somebody can confirm now; those that wait for the customer's money are not among them. */
export async function countToConfirm(db: Db) {
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderListViewWhere.confirm())
  return row!.n
}
