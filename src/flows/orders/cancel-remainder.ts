import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { releasing, selling, withoutTakes } from '#shop/inventory/moves/order-moves.ts'
import { orderRestEnded } from '#shop/orders/events.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { piecesOf } from '#shop/orders/shipments/pieces.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { isPartWithBuyer, remainderOfOrder, undecidedShipments } from '#shop/orders/remainder-of-order.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { cancelWorkOrders } from '#shop/work/cancel-work-orders.ts'
import { m } from '#words/messages.js'
import { followShipments } from '../shipments/follow-shipments.ts'
import { reservedForLines } from './reserved-for-lines.ts'
import { keepWorkedProducts } from '../shipments/keep-worked-products.ts'
import { returnMoney } from '../refunds/return-money.ts'

type Ending = {
  orderId: string
  reason: string
  /** The version that was on the screen. */
  version?: number
  /** Also refunds what is kept for goods that the buyer does not get. */
  refund?: boolean
}

/**
 * Cancels the rest of a partly delivered order: stock that has not left is released, returned or lost pieces are not sent again, and the order closes at
 * what stayed with the buyer. Parcels on the road continue. Returns the refunded amount.
 */
export const cancelRemainder = (db: Db, actor: Actor, { orderId, reason, version, refund }: Ending) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    const [orderShipments, lines] = [await listShipments(tx, orderId), await listOrderLines(tx, orderId)]
    if (!remainderOfOrder(order.state, lines, orderShipments).length)
      throw isPartWithBuyer(orderShipments)
        ? new Refusal('order-moved-on', m.refusal_order_moved_on, {})
        : new Refusal('rest-is-all', m.refusal_rest_is_all, {})
    const worked = await keepWorkedProducts(tx, { orderId, shipments: orderShipments })
    for (const shipment of orderShipments)
      if (shipment.state === 'preparing') await moveShipment(tx, shipment, 'cancelled')
    const reserved = withoutTakes(await reservedForLines(tx, orderId), worked)
    await moveStock(tx, actor, [...selling(orderId, worked), ...releasing(orderId, reserved)])
    await endPieces(tx, orderId)
    await cancelWorkOrders(tx, orderId)
    await followShipments(tx, actor, { order, kind: 'remainder_cancelled', note: reason })
    const refunded = refund ? await requestRefund(tx, actor, { orderId, reason }) : 0
    await recordStaffAction(tx, actor, {
      verb: 'order.remainder-cancelled',
      orderId,
      amount: refunded,
      after: { reason, refunded },
    })
    await emit(tx, orderRestEnded(orderId), stockChanged(reserved.map((take) => take.variantId)))
    return { refunded }
  })

/** Marks each line and each returned parcel as ended. */
async function endPieces(tx: Db, orderId: string) {
  const [orderShipments, lines] = [await listShipments(tx, orderId), await listOrderLines(tx, orderId)]
  for (const line of lines) {
    const { unpacked } = piecesOf(line, orderShipments)
    if (unpacked > 0)
      await tx
        .update(orderLines)
        .set({ ended: line.ended + unpacked })
        .where(eq(orderLines.id, line.id))
  }
  const returnedIds = undecidedShipments(orderShipments).map(({ id }) => id)
  await tx
    .update(shipments)
    .set({ endedAt: new Date() })
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.id, returnedIds)))
}

async function requestRefund(
  tx: Db,
  actor: Actor,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<Dong> {
  const { over, free } = await orderMoneyOf(tx, orderId)
  const amount = Math.min(over, free)
  if (amount > 0)
    await returnMoney(tx, actor, { orderId, amount, reason, key: `rest:${randomUUID()}`, isForGoods: false })
  return amount
}
