import { count, eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { orderListViews, type OrderListParams, type OrderListView } from '#shop/payments/order-list-view.ts'
import { payments } from '#shop/payments/schema.ts'
import { orderListViewWhere } from './order-views.ts'
import { orderRowsWhere } from './order-filter.ts'

type Asked = Omit<OrderListParams, 'view' | 'sort' | 'page'>
type Counts = Record<OrderListView | 'all', number>

/** How many orders each view holds, within the search and the filters: what the tabs of the list say. */
export const countOrderRows = (db: Db, asked: Asked): Promise<Counts> =>
  asked.text ? countFound(db, asked) : countEach(db, asked)

/** What was searched for is little: looked at once. */
async function countFound(db: Db, asked: Asked) {
  const within = (view: OrderListView) => sql<number>`(count(*) filter (where ${orderListViewWhere[view]()}))::int`
  const views = Object.fromEntries(orderListViews.map((view) => [view, within(view)])) as Record<
    OrderListView,
    SQLCount
  >
  const [row] = await db
    .select({ all: count(), ...views })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderRowsWhere({ ...asked, view: null }))
  return row!
}
type SQLCount = ReturnType<typeof sql<number>>

/** Each view by a count of its own, since what waits is little and has its index; together they would look at every order there ever was. */
async function countEach(db: Db, asked: Asked) {
  const within = (view: OrderListView | null) =>
    db
      .select({ n: count() })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(orderRowsWhere({ ...asked, view }))
  const counts = [null, ...orderListViews].map(
    (view) => sql`(${within(view)})::int as ${sql.identifier(view ?? 'all')}`,
  )
  const [row] = await rowsOf<Counts>(db, sql`select ${sql.join(counts, sql`, `)}`)
  return row!
}
