import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { orderRowsWhere, type OrderRowsAsked } from './list-order-rows.ts'
import { payments } from './schema.ts'

/** How many orders each state holds, within the search: what the tabs of the list say. */
export async function countOrderRows(db: Db, { payment, text }: Pick<OrderRowsAsked, 'payment' | 'text'>) {
  const rows = await db
    .select({ state: orders.state, n: count() })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderRowsWhere({ state: null, payment, text }))
    .groupBy(orders.state)
  const byState = Object.fromEntries(rows.map((row) => [row.state, row.n])) as Partial<Record<OrderState, number>>
  return { all: rows.reduce((sum, row) => sum + row.n, 0), byState }
}
