import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { listShipments } from './list-shipments.ts'
import { piecesOf, withParts, type Packing } from './pieces.ts'
import { listOrderLines } from '../queries.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

type Opening = { orderId: string; lines?: Packing[] }

/** Inside a transaction that locks the order: opens another shipment in state `preparing`, with these lines or with everything that is in no shipment yet. */
export async function openShipment(tx: Db, { orderId, lines }: Opening) {
  const [ordered, parcels] = [await listOrderLines(tx, orderId), await listShipments(tx, orderId)]
  const left = new Map(ordered.map((line) => [line.id, piecesOf(line, parcels).unpacked]))
  const wanted = lines?.filter((line) => line.quantity > 0) ?? all(ordered, left)
  const tooMany = wanted.find((line) => line.quantity > (left.get(line.lineId) ?? 0))
  if (tooMany) throw new Refusal('parcel-too-many', m.refusal_parcel_too_many, {})
  if (!wanted.length) throw new Refusal('parcel-empty', m.refusal_parcel_empty, {})
  const packed = lines ? withParts(ordered, parcels, wanted) : wanted
  return insertShipment(tx, { orderId, number: nextNumber(parcels) }, packed)
}

const all = (ordered: { id: string }[], left: Map<string, number>): Packing[] =>
  ordered.map(({ id }) => ({ lineId: id, quantity: left.get(id)! })).filter((line) => line.quantity > 0)

export const nextNumber = (parcels: { number: number }[]) => Math.max(0, ...parcels.map((one) => one.number)) + 1

type Fresh = { orderId: string; number: number; againOf?: string }

export async function insertShipment(tx: Db, fresh: Fresh, packed: Packing[]) {
  const [shipment] = await tx
    .insert(shipments)
    .values({ ...fresh, state: 'preparing' })
    .returning()
  await tx
    .insert(shipmentLines)
    .values(packed.map(({ lineId, quantity }) => ({ shipmentId: shipment!.id, orderLineId: lineId, quantity })))
  return shipment!
}
