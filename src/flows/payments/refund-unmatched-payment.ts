import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { closeUnmatchedPayment } from '#shop/payments/matching/close-unmatched-payment.ts'
import { refundJob } from '#shop/payments/refunds/open-refund.ts'
import { findProvider } from '#shop/payments/registered-gateways.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { m } from '#words/messages.js'

type UnmatchedRefund = {
  unmatchedPaymentId: string
  note: string
  /** The transfer number of a refund sent by hand; without it the provider sends the refund. */
  reference?: string | null
}

/** Refunds money that belongs to no order the way it came: by the provider if possible, otherwise by hand with the transfer number. */
export const refundUnmatchedPayment = (
  db: Db,
  actor: Actor,
  { unmatchedPaymentId, note, reference }: UnmatchedRefund,
) =>
  db.transaction(async (tx) => {
    const refundable = reference ? undefined : await findRefundableAttempt(tx, unmatchedPaymentId)
    if (!refundable && !reference) throw new Refusal('reference-missing', m.refusal_reference_missing, {})
    const unmatched = await closeUnmatchedPayment(tx, actor, {
      unmatchedPaymentId,
      ending: 'sent_back',
      note,
    })
    const { amount } = unmatched
    const after = { amount, note, reference: reference ?? null }
    await recordStaffAction(tx, actor, { verb: 'payment.sent-back', id: unmatchedPaymentId, amount, after })
    if (!refundable) {
      const facts = { ...unmatched.facts, sentBackAs: reference! }
      await tx.update(unmatchedPayments).set({ facts }).where(eq(unmatchedPayments.id, unmatchedPaymentId))
      return
    }
    const [refund] = await tx
      .insert(refunds)
      .values({
        ...refundable,
        unmatchedPaymentId,
        amount: unmatched.amount,
        reason: note,
        actor,
        state: 'requested',
        key: `unmatched:${unmatchedPaymentId}:${Date.now()}`,
      })
      .returning({ id: refunds.id })
    await enqueue(tx, refundJob, { refundId: refund!.id })
  })

/** The attempt that brought the money, if its provider takes refunds and named the payment. */
async function findRefundableAttempt(db: Db, unmatchedPaymentId: string) {
  const [row] = await db
    .select({ attemptId: paymentAttempts.id, paymentId: paymentAttempts.paymentId, method: paymentAttempts.method })
    .from(unmatchedPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, unmatchedPayments.attemptId))
    .where(eq(unmatchedPayments.id, unmatchedPaymentId))
  if (!row || !findProvider(row.method)?.refund) return
  return { attemptId: row.attemptId, paymentId: row.paymentId }
}
