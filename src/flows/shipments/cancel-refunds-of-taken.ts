import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import { endRefund } from '#shop/payments/refunds/end-refund.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'
import { recomputeOrder } from '../closing/close-order.ts'

/**
 * Inside a transaction that holds the order: the buyer kept pieces that were on their way back, so their price is owed again. Refunds for them that were
 * not sent yet are dropped, newest first; refunds already sent are owed, and the order is listed among the problems.
 */
export async function cancelRefundsOfTaken(tx: Db, actor: Actor, order: Pick<Order, 'id' | 'locale'>) {
  const payment = await findPayment(tx, order.id)
  if (!payment) return
  const requested = (await listRefunds(tx, payment.id)).filter(
    ({ state, unmatchedPaymentId }) => state === 'requested' && !unmatchedPaymentId,
  )
  let { due } = await orderMoneyOf(tx, order.id)
  let isCancelled = false
  for (const { id, amount } of requested.toReversed()) {
    if (amount > due) continue
    const answer = m.payment_refund_kept_for_taken({}, { locale: order.locale })
    await endRefund(tx, actor, id, { to: 'refused', answer, from: ['requested'] })
    due -= amount
    isCancelled = true
  }
  if (isCancelled) await recomputeOrder(tx, order.id)
}
