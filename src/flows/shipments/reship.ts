import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { worthOf } from '#shop/orders/shipments/cod-shares.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { insertShipment, nextNumber } from '#shop/orders/shipments/open-shipment.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import { shipmentPath } from '#shop/orders/shipments/order-state-of-shipments.ts'
import { standingShipments } from '#shop/orders/shipments/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { redoWorkOrders } from '#shop/work/redo-work-orders.ts'
import { m } from '#words/messages.js'
import { restockReturned } from './inspect-returned-shipment.ts'
import { followShipments } from './follow-shipments.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'

/** Sends a returned or lost parcel again as a new parcel; its goods are reserved for the order again, or the refusal says that they are sold out. */
export const reship = (db: Db, actor: Actor, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { order, shipment, shipments } = await lockShipment(tx, shipmentId)
    const isHere = shipment.state === 'returned' || shipment.state === 'lost'
    if (!isHere || shipment.endedAt || !standingShipments(shipments).some((one) => one.id === shipmentId))
      throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    if (!shipmentPath.some((state) => state === order.state))
      throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    await refuseUnpaidDispatch(tx, 'packed', { order })
    await refuseWhileRefunding(tx, order.id, shipment)
    // Goods that nobody inspected lie here as they came back; inspected or lost ones are replaced by other pieces from stock.
    if (!shipment.checkedAt) await restockReturned(tx, actor, shipment)
    else await redoWorkOrders(tx, { orderId: order.id, pairLineIds: shipment.lines.map((one) => one.orderLineId) })
    const { short } = await reserveStock(tx, actor, order.id, await shipmentTakes(tx, shipment))
    if (short.length) throw new Refusal('shipment-goods-gone', m.refusal_shipment_goods_gone, {})
    const packed = shipment.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }))
    const fresh = { orderId: order.id, number: nextNumber(shipments), againOf: shipment.id }
    const { id, number } = await insertShipment(tx, { ...fresh, state: 'preparing' }, packed)
    await followShipments(tx, actor, { order, kind: 'shipment_packed', facts: { shipment: number } })
    return { shipmentId: id }
  })

/** Refuses while the value of the parcel is being refunded, since only the end of the refund shows whether it is owed again. */
async function refuseWhileRefunding(tx: Db, orderId: string, shipment: Shipment) {
  const { refundsPending, over } = await orderMoneyOf(tx, orderId)
  const lines = await listOrderLines(tx, orderId)
  const value = shipment.lines.reduce((sum, { orderLineId, quantity }) => {
    const line = lines.find((one) => one.id === orderLineId)!
    return sum + worthOf(line, quantity)
  }, 0)
  if (refundsPending > 0 && over < value) throw new Refusal('again-refunding', m.refusal_again_refunding, {})
}
