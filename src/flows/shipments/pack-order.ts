import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
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
}

/** Packs a parcel with these lines, or with all unpacked ones. The order is packed when every piece is in a parcel. */
export const packOrder = (db: Db, actor: Actor, { orderId, lines, version }: Packed) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    if (order.state !== 'confirmed') throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await refuseUnpaidDispatch(tx, 'packed', { order })
    const { id: shipmentId, number } = await openShipment(tx, { orderId, lines })
    await refuseUnfinishedWork(tx, orderId, shipmentId)
    await followShipments(tx, actor, { order, kind: 'shipment_packed', facts: { shipment: number } })
    return { shipmentId }
  })
