import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { orderReopened } from '#shop/orders/events.ts'
import { stepOrder } from '#shop/orders/move-order.ts'
import { findOrder, type Order, type WholeOrder } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { orders } from '#shop/orders/schema.ts'
import { stockTakesOf } from '#shop/orders/lines/order-stock.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { postAgreed } from '#shop/payments/change-owed.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { retakeUses } from '#shop/pricing/retake-uses.ts'
import { findReturnOfExchange } from '#shop/returns/queries.ts'
import { reopenWorkOrders } from '#shop/work/reopen-work-orders.ts'
import { m } from '#words/messages.js'
import { isCancelledUnpaid, assignUnmatchedPayment } from '../payments/assign-unmatched-payment.ts'

type ReopenInput = { unmatchedPaymentId: string; code: string; note: string }

/**
 * Money arrived after an order was cancelled as unpaid: staff reopen the order and assign the money to it. Stock and promotions are taken again; if one
 * is missing, the request is refused and nothing changes.
 */
export const reopenOrder = (db: Db, actor: Actor, { unmatchedPaymentId, code, note }: ReopenInput) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
    if (!row) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
    const { order, payment } = await lockPaymentOf(tx, row.id)
    // Part of an exchange was paid by credit, which went back when the order was cancelled: reopened at its old total, it would be given away.
    const isExchange = Boolean((await findReturnOfExchange(tx, order.id))?.credit)
    if (!isCancelledUnpaid(order, payment) || isExchange)
      throw new Refusal('order-not-expired', m.refusal_order_not_expired, {})
    const parts = await listParts(tx, unmatchedPaymentId, payment)
    const fullOrder = (await findOrder(tx, order.id))!
    await reserveAgain(tx, actor, fullOrder)
    await stepOrder(tx, { orderId: order.id, to: 'placed' })
    await renewDeliveryEstimate(tx, order)
    await movePayment(tx, order.id, 'awaiting')
    await postAgreed(tx, order.id, payment.amount)
    await writeTimeline(tx, { orderId: order.id, kind: 'reopened', public: true, actor })
    await recordStaffAction(tx, actor, {
      verb: 'order.reopened',
      orderId: order.id,
      amount: order.total,
      after: { note },
    })
    const variantIds = stockTakesOf(fullOrder.lines).map((take) => take.variantId)
    await emit(tx, orderReopened(order.id), stockChanged([...new Set(variantIds)]))
    for (const part of parts) await assignUnmatchedPayment(tx, actor, { unmatchedPaymentId: part, code, note })
  })

/**
 * The chosen money and, if it is not enough, the other late money for the order. Refuses less than the order costs, since that would leave an unpaid
 * order that never expires: the buyer has to decide.
 */
async function listParts(tx: Db, unmatchedPaymentId: string, { id, amount }: Payment) {
  const open = await tx
    .select({ id: unmatchedPayments.id, amount: unmatchedPayments.amount })
    .from(unmatchedPayments)
    .where(
      and(
        isNull(unmatchedPayments.ending),
        or(
          eq(unmatchedPayments.id, unmatchedPaymentId),
          and(eq(unmatchedPayments.paymentId, id), ne(unmatchedPayments.reason, 'suspect')),
        ),
      ),
    )
    .orderBy(asc(unmatchedPayments.at))
  const chosen = open.find((one) => one.id === unmatchedPaymentId)
  if (!chosen) throw new Refusal('unmatched-gone', m.refusal_unmatched_gone, {})
  const parts: string[] = []
  let left = amount
  for (const part of [chosen, ...open.filter((one) => one !== chosen)]) {
    if (left <= 0) break
    parts.push(part.id)
    left -= part.amount
  }
  if (left > 0) throw new Refusal('revive-too-little', m.refusal_revive_too_little, { amount: dong(amount) })
  return parts
}

/** Moves the delivery dates by as many days as the order was closed. */
async function renewDeliveryEstimate(tx: Db, { id, placedAt }: Order) {
  const late = sql`${shopDay(new Date())}::date - ${shopDay(placedAt)}::date`
  await tx
    .update(orders)
    .set({
      deliverFrom: sql`${orders.deliverFrom} + (${late})`,
      deliverUntil: sql`${orders.deliverUntil} + (${late})`,
    })
    .where(eq(orders.id, id))
}

/** Always stock before promotions, so that two orders cannot deadlock. */
async function reserveAgain(tx: Db, actor: Actor, { id, lines, discounts }: WholeOrder) {
  const { short } = await reserveStock(tx, actor, id, stockTakesOf(lines))
  // A deleted variant cannot be sent either.
  const missingLine = lines.find(({ variantId, stocked }) => stocked && (!variantId || short.includes(variantId)))
  if (missingLine) throw refuseLine('revive-sold-out', m.refusal_revive_sold_out, missingLine)
  const granted = new Set(discounts.flatMap(({ promotionId }) => promotionId ?? []))
  await retakeUses(tx, id, [...granted])
  await reopenWorkOrders(tx, id)
}
