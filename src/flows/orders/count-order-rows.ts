import { count, eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { orderListViews, type OrderListParams, type OrderListView } from '#shop/payments/order-list-view.ts'
import { payments } from '#shop/payments/schema.ts'
import { orderListViewWhere } from './order-views.ts'
import { orderRowsWhere } from './order-filter.ts'

type OrderFilter = Omit<OrderListParams, 'view' | 'sort' | 'page'>
type Counts = Record<OrderListView | 'all', number>

/** Counts the orders of each view, within search and filters, for the tabs of the list. */
export const countOrderRows = (db: Db, filter: OrderFilter): Promise<Counts> =>
  filter.text ? countInOneQuery(db, filter) : countByView(db, filter)

/** A search finds few orders, so one pass counts all views. */
async function countInOneQuery(db: Db, filter: OrderFilter) {
  const within = (view: OrderListView) => sql<number>`(count(*) filter (where ${orderListViewWhere[view]()}))::int`
  const views = Object.fromEntries(orderListViews.map((view) => [view, within(view)])) as Record<
    OrderListView,
    SQLCount
  >
  const [row] = await db
    .select({ all: count(), ...views })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderRowsWhere({ ...filter, view: null }))
  return row!
}
type SQLCount = ReturnType<typeof sql<number>>

/** One count for each view, since open orders are few and indexed; a single query would read every order. */
async function countByView(db: Db, filter: OrderFilter) {
  const within = (view: OrderListView | null) =>
    db
      .select({ n: count() })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(orderRowsWhere({ ...filter, view }))
  const counts = [null, ...orderListViews].map(
    (view) => sql`(${within(view)})::int as ${sql.identifier(view ?? 'all')}`,
  )
  const [row] = await rowsOf<Counts>(db, sql`select ${sql.join(counts, sql`, `)}`)
  return row!
}
