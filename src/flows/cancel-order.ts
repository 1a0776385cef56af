import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { releaseReserved } from '#shop/inventory/move-reserved.ts'
import { returnSold } from '#shop/inventory/return-sold.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { moveShipments } from '#shop/orders/move-shipments.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { takesOf } from '#shop/orders/takes.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'

/** The order is off, with the reason: stock goes back to the shelf, from the reservation or from the parcel that returned; an unpaid payment is void. */
export const cancelOrder = (db: Db, actor: Actor, { orderId, reason }: { orderId: string; reason: string }) =>
  db.transaction(async (tx) => {
    const before = await moveOrder(tx, actor, { orderId, to: 'cancelled', note: reason })
    const takes = takesOf(await listOrderLines(tx, orderId))
    const wasShipped = before.state === 'shipped'
    await (wasShipped ? returnSold : releaseReserved)(tx, actor, orderId, takes)
    await moveShipments(tx, orderId, wasShipped ? 'returned' : 'cancelled')
    const payment = await findPayment(tx, orderId)
    if (payment && payment.received === 0) await movePayment(tx, orderId, 'void')
    await emit(tx, orderMoved(orderId, 'cancelled'), stockChanged(takes.map((take) => take.variantId)))
  })
