import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { isComing } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { recordArrival } from './deliver-shipment.ts'

/** Marks all parcels on their way to the buyer as delivered. Pieces that the buyer refused stay on their way back. */
export const deliverOrder = (db: Db, actor: Actor, { orderId }: { orderId: string }) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const coming = (await listShipments(tx, orderId)).filter(isComing)
    if (order.state !== 'shipped' || !coming.length) throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
    let state: OrderState = order.state
    for (const shipment of coming) state = await recordArrival(tx, actor, { order: { ...order, state }, shipment })
  })
