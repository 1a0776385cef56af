import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { releasing, selling, withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { orderMoved } from '#shop/orders/events.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { releaseUses } from '#shop/pricing/release-uses.ts'
import { refundAllToSources } from '#shop/payments/refunds/refund-to-sources.ts'
import { releaseCancelledMoney } from '#shop/payments/ledger/transfer-credit.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { findPayment, type Payment } from '#shop/payments/queries.ts'
import { cancelWorkOrders } from '#shop/work/cancel-work-orders.ts'
import { m } from '#words/messages.js'
import { recomputeOrder } from '../closing/close-order.ts'
import { reservedForLines } from './reserved-for-lines.ts'
import { keepWorkedProducts } from '../shipments/keep-worked-products.ts'
import { unopenedRestockMoves } from '../shipments/restock-unopened.ts'

type Cancelling = {
  orderId: string
  reason: string
  /** The version that was on the screen. */
  version?: number
  /** Also refunds what is kept of the money, including the credit from returned goods, to where it came from. */
  refund?: boolean
  /** The cause where no person cancels. */
  cause?: 'payment-expired' | 'unconfirmed'
}

/**
 * Cancels the order with a reason. All stock that it holds goes back to the shelf by the ledger, but worked goods wait for inspection; cancelling a
 * shipped order means that the parcels came back unopened. Promotions get their use back; an unpaid payment is void; credit from returned goods belongs
 * to their order again. Returns the refunded amount.
 */
export const cancelOrder = (db: Db, actor: Actor, { orderId, reason, version, refund, cause }: Cancelling) =>
  db.transaction(async (tx) => {
    const { state, total } = await lockOrder(tx, orderId, version)
    const orderShipments = await listShipments(tx, orderId)
    refuseSentOrDelivered(orderShipments, state)
    await moveOrder(tx, actor, { orderId, to: 'cancelled', note: reason, facts: cause ? { cause } : undefined })
    const worked = await keepWorkedProducts(tx, { orderId, shipments: orderShipments })
    const reserved = withoutTakes(await reservedForLines(tx, orderId), worked)
    const moves = [...selling(orderId, worked), ...releasing(orderId, reserved)]
    for (const shipment of orderShipments) moves.push(...(await endShipment(tx, shipment)))
    await endReturned(tx, orderId)
    await moveStock(tx, actor, moves)
    await releaseUses(tx, orderId)
    await cancelWorkOrders(tx, orderId)
    const payment = await findPayment(tx, orderId)
    if (payment && isLeftUnpaid(payment)) await movePayment(tx, orderId, 'void')
    const refundSources = await releaseCancelledMoney(tx, orderId)
    const refunded = refund ? await refundAllToSources(tx, actor, { orderId, sources: refundSources, reason }) : 0
    for (const { orderId: source } of refundSources) if (source !== orderId) await recomputeOrder(tx, source)
    const after = { state: 'cancelled', reason, refunded }
    await recordStaffAction(tx, actor, { verb: 'order.cancelled', orderId, amount: total, before: { state }, after })
    await emit(tx, orderMoved(orderId, 'cancelled'), stockChanged(reserved.map((take) => take.variantId)))
    return { refunded }
  })

/** An order that cost nothing owed nothing, so it counts as paid. */
const isLeftUnpaid = ({ amount, received, state }: Payment) => amount > 0 && received === 0 && state !== 'expired'

/**
 * Refuses while a part is with the buyer or on the road: delivered goods are returned, not cancelled. Delivered and completed orders pass here, since
 * their state cannot change to cancelled.
 */
function refuseSentOrDelivered(orderShipments: Shipment[], state: string) {
  if (state === 'delivered' || state === 'completed') return
  if (orderShipments.some((one) => one.state === 'delivered'))
    throw new Refusal('order-partly-delivered', m.refusal_order_partly_delivered, {})
  if (state !== 'shipped' && orderShipments.some((one) => isOnTheRoad(one.state)))
    throw new Refusal('shipment-on-the-road', m.refusal_shipment_on_the_road, {})
}

/** Returns which of its goods go back to the shelf. */
async function endShipment(tx: Db, shipment: Shipment) {
  if (shipment.state === 'preparing') await moveShipment(tx, shipment, 'cancelled')
  if (!isOnTheRoad(shipment.state)) return []
  await moveShipment(tx, shipment, 'returned', { returnedAt: new Date() })
  return unopenedRestockMoves(tx, shipment)
}

/** Marks returned parcels as never going out again, so that staff need not decide about them. */
const endReturned = (tx: Db, orderId: string) =>
  tx
    .update(shipments)
    .set({ endedAt: new Date() })
    .where(
      and(eq(shipments.orderId, orderId), inArray(shipments.state, ['returned', 'lost']), isNull(shipments.endedAt)),
    )
