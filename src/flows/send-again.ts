import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { reserveStock } from '#shop/inventory/reserve-stock.ts'
import { holdShipment } from '#shop/orders/hold-shipment.ts'
import { insertShipment, nextNumber } from '#shop/orders/open-shipment.ts'
import { parcelTakes } from '#shop/orders/parcel-takes.ts'
import { standing } from '#shop/orders/pieces.ts'
import { refundable } from '#shop/payments/list-refunds.ts'
import { keptOf } from '#shop/payments/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'
import { shelve } from './check-returned.ts'
import { followParcels } from './follow-parcels.ts'
import { refuseLeaving } from './refuse-leaving.ts'

/** What came back, or was lost, goes out once more in a new parcel; its goods are kept for the order again, or it is said that they are gone. */
export const sendAgain = (db: Db, actor: Actor, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { order, parcel, parcels } = await holdShipment(tx, shipmentId)
    const isHere = parcel.state === 'returned' || parcel.state === 'lost'
    if (!isHere || parcel.endedAt || !standing(parcels).some((one) => one.id === shipmentId))
      throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    if (order.state !== 'shipped' && order.state !== 'delivered')
      throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await refuseLeaving(tx, 'packed', { order })
    await refuseWhileRefunding(tx, order.id)
    if (!parcel.checkedAt) await shelve(tx, actor, parcel)
    const { short } = await reserveStock(tx, actor, order.id, await parcelTakes(tx, parcel))
    if (short.length) throw new Refusal('parcel-goods-gone', m.refusal_parcel_goods_gone, {})
    const packed = parcel.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }))
    const fresh = { orderId: order.id, number: nextNumber(parcels), againOf: parcel.id }
    const { id, number } = await insertShipment(tx, fresh, packed)
    await followParcels(tx, actor, { order, kind: 'parcel_packed', facts: { parcel: number } })
    return { shipmentId: id }
  })

/** What did not stay is being paid back: whether it is owed again is known when that is over. */
async function refuseWhileRefunding(tx: Db, orderId: string) {
  const payment = await findPayment(tx, orderId)
  if (payment && (await refundable(tx, payment)) < keptOf(payment))
    throw new Refusal('again-refunding', m.refusal_again_refunding, {})
}
