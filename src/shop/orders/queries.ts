import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { listShipments } from './shipments/list-shipments.ts'
import { orderAddresses, orders, orderTimeline } from './schema.ts'
import { orderDiscounts, orderLines } from './lines-schema.ts'
import type { OrderState } from './states.ts'

const { searchText: _orderText, placementMark, ...shown } = getTableColumns(orders)
const { searchText: _addressText, ...addressed } = getTableColumns(orderAddresses)

const byKey = prepared((db) =>
  db
    .select({ ...shown, placementMark })
    .from(orders)
    .where(eq(orders.placementKey, sql.placeholder('key'))),
)
/** Does not check the owner: strangers may know the key, so the caller compares `placementMark` (flows/orders/place-order.ts). */
export const findOrderByKey = async (db: Db, key: string) => (await byKey(db, { key }))[0]
export type OrderByKey = NonNullable<Awaited<ReturnType<typeof findOrderByKey>>>
export type Order = Omit<OrderByKey, 'placementMark'>

/** The owner of an order, the address for its emails, and their language. */
export const findOwner = async (db: Db, orderId: string) => (await ownerOf(db, { orderId }))[0]
const ownerOf = prepared((db) =>
  db
    .select({ userId: orders.userId, email: orders.email, locale: orders.locale, channel: orders.channel })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId'))),
)

const byId = prepared((db) =>
  db
    .select(shown)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId'))),
)
/** The order row alone. */
export const findBareOrder = async (db: Db, orderId: string): Promise<Order | undefined> =>
  (await byId(db, { orderId }))[0]

/** An order with everything that its page and its admin page show. */
export async function findOrder(db: Db, orderId: string) {
  const [order, lines, address, timeline, orderShipments, discounts] = await pipelined(
    findBareOrder(db, orderId),
    listOrderLines(db, orderId),
    db.select(addressed).from(orderAddresses).where(eq(orderAddresses.orderId, orderId)),
    db.select().from(orderTimeline).where(eq(orderTimeline.orderId, orderId)).orderBy(asc(orderTimeline.id)),
    listShipments(db, orderId),
    listOrderDiscounts(db, orderId),
  )
  if (!order) return
  return { ...order, lines, discounts, address: address[0] ?? null, timeline, shipments: orderShipments }
}
export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const linesOf = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLines.position)),
)
export const listOrderLines = (db: Db, orderId: string) => linesOf(db, { orderId })

/** The lines of these orders, with the facts that stock moves need. */
export const listLinesOfOrders = (db: Db, orderIds: string[]) => boughtOf(db, { orderIds })
const boughtOf = prepared((db) =>
  db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, stocked: orderLines.stocked })
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('orderIds')}::text[])`),
)

/** The orders whose owner can be reached: by email, or by a notification. */
export const listReachableOrders = async (db: Db, orderIds: string[]) =>
  new Set((await reachable(db, { orderIds })).map(({ id }) => id))
const reachable = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.id} = any(${sql.placeholder('orderIds')}::text[]) and (${orders.email} is not null or ${orders.userId} is not null)`,
    ),
)

/** The discounts of an order and their reasons; `lineId` is null for those on the delivery fee. */
export const listOrderDiscounts = (db: Db, orderId: string) =>
  db.select().from(orderDiscounts).where(eq(orderDiscounts.orderId, orderId)).orderBy(asc(orderDiscounts.id))

export const countOrdersByState = async (db: Db) =>
  Object.fromEntries(
    (await db.select({ state: orders.state, n: count() }).from(orders).groupBy(orders.state)).map((row) => [
      row.state,
      row.n,
    ]),
  ) as Partial<Record<OrderState, number>>
