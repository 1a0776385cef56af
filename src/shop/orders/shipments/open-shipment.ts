import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { listShipments } from './list-shipments.ts'
import { piecesOf, withParts, type Packing } from './pieces.ts'
import { listOrderLines } from '../queries.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

/** `id`: of the form that asks for it, if it may be sent twice. */
type Opening = { orderId: string; lines?: Packing[]; id?: string }

/** Inside a transaction that locks the order: opens another shipment in state `preparing`, with these lines or with everything that is in no shipment yet. */
export async function openShipment(tx: Db, { orderId, lines, id }: Opening) {
  const [ordered, orderShipments] = [await listOrderLines(tx, orderId), await listShipments(tx, orderId)]
  const unpackedById = new Map(ordered.map((line) => [line.id, piecesOf(line, orderShipments).unpacked]))
  const packing = lines?.filter((line) => line.quantity > 0) ?? all(ordered, unpackedById)
  const tooMany = packing.find((line) => line.quantity > (unpackedById.get(line.lineId) ?? 0))
  if (tooMany) throw new Refusal('shipment-too-many', m.refusal_shipment_too_many, {})
  if (!packing.length) throw new Refusal('shipment-empty', m.refusal_shipment_empty, {})
  const packed = lines ? withParts(ordered, orderShipments, packing) : packing
  return insertShipment(tx, { id, orderId, number: nextNumber(orderShipments), state: 'preparing' }, packed)
}

const all = (ordered: { id: string }[], unpackedById: Map<string, number>): Packing[] =>
  ordered.map(({ id }) => ({ lineId: id, quantity: unpackedById.get(id)! })).filter((line) => line.quantity > 0)

export const nextNumber = (orderShipments: { number: number }[]) =>
  Math.max(0, ...orderShipments.map((one) => one.number)) + 1

export type NewShipment = typeof shipments.$inferInsert & { number: number }

export async function insertShipment(tx: Db, newShipment: NewShipment, packed: Packing[]) {
  const [shipment] = await tx.insert(shipments).values(newShipment).returning()
  await tx
    .insert(shipmentLines)
    .values(packed.map(({ lineId, quantity }) => ({ shipmentId: shipment!.id, orderLineId: lineId, quantity })))
  return shipment!
}
