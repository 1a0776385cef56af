import { and, asc, count, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { payments } from '../schema.ts'

const columns = {
  shipmentId: shipments.id,
  number: shipments.number,
  state: shipments.state,
  orderId: orders.id,
  code: orders.code,
  name: orders.name,
  carrier: shipments.carrier,
  trackingCode: shipments.trackingCode,
  bookedAs: shipments.bookedAs,
  deliveredAt: shipments.deliveredAt,
  collected: shipments.codAmount,
  amount: sql<number>`(${shipments.codAmount} - ${shipments.codSettled})::bigint`.mapWith(Number),
}

const read = (db: Db) =>
  db
    .select(columns)
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))

/** Shipments whose cash the carrier holds: delivered, collected, not paid to the shop. */
const unsettled = and(
  eq(shipments.state, 'delivered'),
  gt(shipments.codAmount, shipments.codSettled),
  inArray(payments.state, ['due', 'awaiting_settlement']),
)

export const unsettledPerPage = 50

/** A page of them, the oldest first. */
export const listUnsettledShipments = (db: Db, page = 1) =>
  read(db)
    .where(unsettled)
    .orderBy(asc(shipments.deliveredAt), asc(shipments.id))
    .limit(unsettledPerPage)
    .offset((page - 1) * unsettledPerPage)
export type UnsettledShipment = Awaited<ReturnType<typeof listUnsettledShipments>>[number]

/** Shipments to which a statement's text may refer: number of the waybill, our reference, or the code of an order. */
export async function findShipmentsOfStatement(db: Db, references: string[]): Promise<UnsettledShipment[]> {
  const words = [...new Set(references.flatMap((one) => [one, one.toUpperCase()]))]
  if (!words.length) return []
  return read(db).where(
    or(inArray(shipments.trackingCode, words), inArray(shipments.bookedAs, words), inArray(orders.code, words)),
  )
}

/** All of them: how many, and the cash in đồng. */
export async function countUnsettled(db: Db) {
  const [row] = await db
    .select({
      shipments: count(),
      amount: sql<string>`coalesce(sum(${shipments.codAmount} - ${shipments.codSettled}), 0)`,
    })
    .from(shipments)
    .innerJoin(payments, eq(payments.orderId, shipments.orderId))
    .where(unsettled)
  return { ...row!, amount: Number(row!.amount) }
}
