import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { refundReductionOf } from '#shop/payments/ledger/refund-reduction-of.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'

/**
 * Refuses a new total while a refund is under way, after a refund (also one that a provider refused to send: the shop still owes it), or when the
 * payment expired.
 */
export async function refuseTotalChange(db: Db, payment: Payment) {
  const refunds = await listRefunds(db, payment.id)
  if (refunds.some((refund) => refund.state === 'requested' || refund.state === 'pending'))
    throw new Refusal('edit-refunding', m.refusal_edit_refunding, {})
  const isPartlyRefunded = payment.refunded > 0 && heldMoneyOf(payment) < payment.amount
  if (payment.state === 'expired' || isPartlyRefunded || (await refundReductionOf(db, payment.orderId)) > 0)
    throw new Refusal('edit-fixed', m.refusal_edit_fixed, {})
}
