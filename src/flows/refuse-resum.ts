import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { listRefunds } from '#shop/payments/list-refunds.ts'
import { keptOf } from '#shop/payments/owed.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'

/** The sum of an order is not changed while money is on its way back, nor when some of it went back or its payment ran out. */
export async function refuseResum(db: Db, payment: Payment) {
  const refunds = await listRefunds(db, payment.id)
  if (refunds.some((refund) => refund.state === 'asked' || refund.state === 'pending'))
    throw new Refusal('edit-refunding', m.refusal_edit_refunding, {})
  if (payment.state === 'expired' || (payment.refunded > 0 && keptOf(payment) < payment.amount))
    throw new Refusal('edit-fixed', m.refusal_edit_fixed, {})
}
