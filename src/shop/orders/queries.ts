import { and, asc, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orderAddresses, orderLines, orders, orderTimeline, shipments } from './schema.ts'
import type { OrderState } from './states.ts'

export const findOrderByKey = async (db: Db, placementKey: string) => (await db.select().from(orders).where(eq(orders.placementKey, placementKey)))[0]
export type Order = NonNullable<Awaited<ReturnType<typeof findOrderByKey>>>

/** An order with all that its page and its desk show. */
export async function findOrder(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const [lines, address, timeline, parcels] = [
    await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, orderId)),
    await db.select().from(orderTimeline).where(eq(orderTimeline.orderId, orderId)).orderBy(asc(orderTimeline.id)),
    await db.select().from(shipments).where(eq(shipments.orderId, orderId)),
  ]
  return { ...order, lines, address: address[0] ?? null, timeline, shipments: parcels }
}
export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export const listOrderLines = (db: Db, orderId: string) => db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export type OrderFilter = { states: OrderState[]; text: string; page: number }
export const ordersPerPage = 25

const matching = ({ states, text }: Pick<OrderFilter, 'states' | 'text'>) => {
  const like = `%${text.replace(/[%_\\]/g, '\\$&')}%`
  return and(
    states.length ? inArray(orders.state, states) : undefined,
    text ? or(ilike(orders.id, like), ilike(orders.name, like), ilike(orders.phone, `%${text.replace(/\D/g, '').replace(/^0/, '') || text}%`), ilike(orders.email, like)) : undefined,
  )
}

export const listOrders = (db: Db, filter: OrderFilter) =>
  db
    .select({ id: orders.id, code: orders.code, state: orders.state, name: orders.name, phone: orders.phone, total: orders.total, placedAt: orders.placedAt, province: orderAddresses.provinceName })
    .from(orders)
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(matching(filter))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ordersPerPage)
    .offset((filter.page - 1) * ordersPerPage)

export const countOrders = async (db: Db, filter: Pick<OrderFilter, 'states' | 'text'>) => (await db.select({ n: count() }).from(orders).where(matching(filter)))[0]!.n

export const countByState = async (db: Db) =>
  Object.fromEntries((await db.select({ state: orders.state, n: count() }).from(orders).groupBy(orders.state)).map((row) => [row.state, row.n])) as Partial<Record<OrderState, number>>
