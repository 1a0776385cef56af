import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { moveShipments } from '#shop/orders/move-shipments.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'

/** The buyer has the parcel; cash taken at the door is with the carrier until it is settled, cash at the counter until it is recorded. */
export const deliverOrder = (db: Db, actor: Actor, { orderId }: { orderId: string }) =>
  db.transaction(async (tx) => {
    const order = await moveOrder(tx, actor, { orderId, to: 'delivered' })
    await moveShipments(tx, orderId, 'delivered', { deliveredAt: new Date() })
    const payment = await findPayment(tx, orderId)
    if (payment?.state === 'due' && order.method !== 'pickup') await movePayment(tx, orderId, 'awaiting_settlement')
    await emit(tx, orderMoved(orderId, 'delivered'))
  })
