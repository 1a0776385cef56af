import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { openShipment } from '#shop/orders/shipments/open-shipment.ts'
import type { Packing } from '#shop/orders/shipments/pieces.ts'
import { refuseUnfinishedWork } from '#shop/work/refuse-unfinished-work.ts'
import { m } from '#words/messages.js'
import { followShipments } from './follow-shipments.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'

type Packed = {
  orderId: string
  lines?: Packing[]
  /** The version that was on the screen: what lies in the box is what it showed. */
  version?: number
  /** Comes with the form: a form that is sent again after a lost answer packs no second parcel. */
  shipmentId?: string
}

/** Packs a parcel with these lines, or with all unpacked ones. The order is packed when every piece is in a parcel. */
export const packOrder = (db: Db, actor: Actor, packed: Packed) =>
  db.transaction(async (tx) => {
    const { orderId, lines, version, shipmentId: formsId } = packed
    if (formsId && (await wasPacked(tx, packed))) return { shipmentId: formsId }
    const order = await lockOrder(tx, orderId, version)
    if (order.state !== 'confirmed') throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await refuseUnpaidDispatch(tx, 'packed', { order })
    const { id: shipmentId, number } = await openShipment(tx, { orderId, lines, id: formsId })
    await refuseUnfinishedWork(tx, orderId, shipmentId)
    await followShipments(tx, actor, { order, kind: 'shipment_packed', facts: { shipment: number } })
    return { shipmentId }
  })

/** Whether this form packed its parcel before. Refused if that parcel holds something else than the form says now, or was unpacked. */
async function wasPacked(tx: Db, { orderId, lines = [], shipmentId }: Packed) {
  await lockOrder(tx, orderId)
  const before = (await listShipments(tx, orderId)).find(({ id }) => id === shipmentId)
  if (!before) return false
  const piecesOfLine = new Map(before.lines.map((line) => [line.orderLineId, line.quantity]))
  const isSame = lines.every(({ lineId, quantity }) => (piecesOfLine.get(lineId) ?? 0) === quantity)
  if (!isSame || before.state === 'cancelled') throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
  return true
}
