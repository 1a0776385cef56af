import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import type { Order } from '#shop/orders/queries.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { addReceivedMoney } from '#shop/payments/ledger/add-received-money.ts'
import { paymentPartReceived, paymentReceived } from '#shop/payments/events.ts'
import { matchPayment, type PaymentMatch } from '#shop/payments/matching/match-payment.ts'
import { isCollected } from '#shop/payments/ledger/is-collected.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import type { NoticeOutcome } from '#shop/payments/provider.ts'
import type { PaymentAttempt, Payment } from '#shop/payments/queries.ts'
import type { VerifiedNotice } from '#shop/payments/verified-notice.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { allocateCod } from '../closing/allocate-cod.ts'

type LockedPayment = { order: Order; payment: Payment; attempt: PaymentAttempt }

/**
 * Applies received money, under the locks. Transfers add up until the order is paid; a gateway must bring exactly the requested amount. All other money
 * is stored as an unmatched payment, so that none is lost.
 */
export async function applyPaidNotice(tx: Db, verified: VerifiedNotice, locked: LockedPayment): Promise<NoticeOutcome> {
  const { method, notice } = verified
  const { attempt } = locked
  const isPayPage = method !== 'bank_transfer'
  if (isPayPage && isSameMoney(attempt, notice.transactionId)) return 'already'
  if (notice.amount <= 0) return 'wrong-amount'
  if (isPayPage && notice.amount !== attempt.amount) {
    const reason = notice.amount < attempt.amount ? 'underpaid' : 'overpaid'
    await recordUnmatched(tx, verified, locked, { unmatched: notice.amount, reason })
    return 'wrong-amount'
  }
  await endDoubt(tx, attempt)
  const isOver = locked.order.state === 'cancelled'
  const fit = matchPayment(notice.amount, locked.payment, {
    isOver,
    isCollected: await isCollected(tx, locked.payment),
  })
  if (fit.unmatched) await recordUnmatched(tx, verified, locked, verified.isRest ? surplusOf(fit) : fit)
  if (!fit.matched) return 'unmatched'
  await count(tx, verified, locked, fit.matched)
  return fit.unmatched ? 'unmatched' : 'recorded'
}

/** What is left of a transfer that staff recorded for this order did not come twice: it was too much. */
const surplusOf = ({ unmatched, reason }: PaymentMatch) =>
  ({ unmatched, reason: reason === 'duplicate' ? 'overpaid' : reason }) as const

/** A reference is paid once: another notice is new money only with another transaction number, or where there was nothing to pay. */
const isSameMoney = (attempt: PaymentAttempt, transactionId: string | null) =>
  attempt.state === 'paid' &&
  attempt.amount > 0 &&
  (!attempt.transactionId || !transactionId || attempt.transactionId === transactionId)

async function recordUnmatched(
  tx: Db,
  verified: VerifiedNotice,
  { payment, attempt }: LockedPayment,
  { unmatched, reason }: Pick<PaymentMatch, 'unmatched' | 'reason'>,
) {
  const { method, noticeId, notice } = verified
  const { transactionId, at, facts = {} } = notice
  const memo = facts.memo ?? notice.reference
  const origin = { paymentId: payment.id, attemptId: attempt.id, noticeId }
  await recordUnmatchedPayment(tx, {
    source: method,
    amount: unmatched,
    reason: reason!,
    ...origin,
    memo,
    transactionId,
    facts,
    at,
  })
  if (attempt.state === 'paid') return
  const state = 'needs_review' as const
  await tx.update(paymentAttempts).set({ state, transactionId, endedAt: at }).where(eq(paymentAttempts.id, attempt.id))
}

async function count(
  tx: Db,
  { method, notice }: VerifiedNotice,
  { order, payment, attempt }: LockedPayment,
  amount: number,
) {
  const { transactionId, at, reason } = notice
  const facts = { ...attempt.facts, ...notice.facts }
  await tx
    .update(paymentAttempts)
    .set({ state: 'paid', transactionId, facts, reason, endedAt: at })
    .where(eq(paymentAttempts.id, attempt.id))
  const { orderId, state } = payment
  const isPaid = (await addReceivedMoney(tx, { payment, amount, attempt, at })).state === 'paid'
  // Carriers must not collect what has just been paid.
  if (state === 'due') await allocateCod(tx, orderId)
  const kind = isPaid ? 'paid' : 'part_paid'
  await writeTimeline(tx, { orderId, kind, public: true, actor: system, facts: { amount, method } })
  await emit(tx, (isPaid ? paymentReceived : paymentPartReceived)(order.id))
}

/** The provider no longer doubts this money, so its unmatched payment ends. */
const endDoubt = (tx: Db, { id, state }: PaymentAttempt) =>
  state === 'needs_review'
    ? tx
        .update(unmatchedPayments)
        .set({ ending: 'matched', endedAt: new Date(), endedBy: system })
        .where(
          and(
            eq(unmatchedPayments.attemptId, id),
            eq(unmatchedPayments.reason, 'suspect'),
            isNull(unmatchedPayments.ending),
          ),
        )
    : undefined
