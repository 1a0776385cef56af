import { asc, count, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orderAddresses, orderLines, orders, orderTimeline, shipments } from './schema.ts'
import type { OrderState } from './states.ts'

export const findOrderByKey = async (db: Db, placementKey: string) =>
  (await db.select().from(orders).where(eq(orders.placementKey, placementKey)))[0]
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

export const listOrderLines = (db: Db, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export const countByState = async (db: Db) =>
  Object.fromEntries(
    (await db.select({ state: orders.state, n: count() }).from(orders).groupBy(orders.state)).map((row) => [
      row.state,
      row.n,
    ]),
  ) as Partial<Record<OrderState, number>>
