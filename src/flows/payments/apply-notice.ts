import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { paymentFailed } from '#shop/payments/events.ts'
import { findNamedPayment, type NamedPayment } from '#shop/payments/matching/find-named-payment.ts'
import { findUnrecordedAmount } from '#shop/payments/matching/find-unrecorded-amount.ts'
import { lockPayment } from '#shop/payments/lock-payment.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { openAttempt } from '#shop/payments/attempts/open-attempt.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import type { PaymentNotice, NoticeOutcome } from '#shop/payments/provider.ts'
import type { PaymentAttempt, Payment } from '#shop/payments/queries.ts'
import type { VerifiedNotice, SettledNotice } from '#shop/payments/verified-notice.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { attemptMoves } from '#shop/payments/states.ts'
import { applyPaidNotice } from './apply-paid-notice.ts'

/** Applies a verified new notice inside its transaction. Lock order: transaction number, order, payment. */
export async function applyNotice(tx: Db, arrived: VerifiedNotice): Promise<SettledNotice> {
  const verified = await withoutRecorded(tx, arrived)
  if (!verified) return { outcome: 'already' }
  const { method, notice } = verified
  const isMoney = notice.result === 'paid' || notice.result === 'suspect'
  const isForeign = isForeignMoney(notice)
  const meant = await findNamedPayment(tx, method, notice)
  if (!meant) return settleNameless(tx, verified, isMoney && !isForeign)
  const { order, payment } = await lockPayment(tx, meant.paymentId)
  const attempt = await attemptOf(tx, verified, meant, payment)
  // A bank account watcher also reports outgoing money.
  if (!attempt) return { outcome: 'recorded' }
  const attemptId = attempt.id
  if (isForeign) return { outcome: isMoney ? 'wrong-amount' : 'recorded', attemptId }
  if (notice.result === 'paid')
    return { outcome: await applyPaidNotice(tx, verified, { order, payment, attempt }), attemptId }
  if (notice.result === 'suspect') return { outcome: await settleSuspect(tx, verified, attempt), attemptId }
  if (notice.result === 'failed') await settleFailed(tx, notice, { payment, attempt })
  return { outcome: 'recorded', attemptId }
}

const isForeignMoney = ({ currency }: PaymentNotice) => currency !== undefined && currency !== 'VND'

/** The notice with the money that staff have not recorded yet; null if all of it is recorded. */
async function withoutRecorded(tx: Db, arrived: VerifiedNotice): Promise<VerifiedNotice | null> {
  const { method, notice } = arrived
  if (isForeignMoney(notice) || notice.result !== 'paid') return arrived
  const amount = await findUnrecordedAmount(tx, { method, ...notice })
  if (amount === null) return null
  return amount === notice.amount ? arrived : { ...arrived, notice: { ...notice, amount }, isRest: true }
}

/** Money whose reference is unknown is stored as an unmatched payment. A gateway is told that the reference is unknown, a bank that the money was received. */
async function settleNameless(
  tx: Db,
  { method, notice, noticeId }: VerifiedNotice,
  isMoney: boolean,
): Promise<SettledNotice> {
  const isBank = method === 'bank_transfer'
  if (!isMoney || notice.amount <= 0) return { outcome: isBank ? 'recorded' : 'unknown' }
  const { amount, transactionId, facts = {}, at } = notice
  const memo = facts.memo ?? notice.reference
  await recordUnmatchedPayment(tx, {
    source: method,
    amount,
    reason: 'no_reference',
    noticeId,
    memo,
    transactionId,
    facts,
    at,
  })
  return { outcome: isBank ? 'unmatched' : 'unknown' }
}

/** The attempt under the lock. A transfer gets its own attempt if the order has none or another transfer used it: each keeps its bank number. */
async function attemptOf(
  tx: Db,
  { method, notice }: VerifiedNotice,
  { attemptId, code }: NamedPayment,
  { id: paymentId }: Payment,
) {
  const [namedAttempt] = attemptId
    ? await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
    : []
  const isUsed = method === 'bank_transfer' && namedAttempt && namedAttempt.received > 0
  if (namedAttempt && !isUsed) return namedAttempt
  if (notice.result !== 'paid') return
  return openAttempt(tx, { paymentId, code, method, amount: notice.amount, expiresAt: null })
}

/** Charged but doubted by the provider: neither paid nor failed, so staff have to look. */
async function settleSuspect(
  tx: Db,
  { method, notice, noticeId }: VerifiedNotice,
  attempt: PaymentAttempt,
): Promise<NoticeOutcome> {
  if (!attemptMoves.mayMove(attempt.state, 'needs_review')) return 'already'
  const { amount, transactionId, reason, facts = {}, at } = notice
  await tx
    .update(paymentAttempts)
    .set({ state: 'needs_review', transactionId, reason, endedAt: at })
    .where(eq(paymentAttempts.id, attempt.id))
  const { paymentId, id: attemptId, reference: memo } = attempt
  const unmatched = { source: method, amount, paymentId, attemptId, noticeId, memo, transactionId, facts, at }
  await recordUnmatchedPayment(tx, { ...unmatched, reason: 'suspect' })
  return 'unmatched'
}

/** An attempt failed. Received money stays; the order stays open for another attempt, and the payment fails only if no other attempt is open. */
async function settleFailed(
  tx: Db,
  { reason, at }: PaymentNotice,
  { payment, attempt }: { payment: Payment; attempt: PaymentAttempt },
) {
  if (attempt.state === 'needs_review' || !attemptMoves.mayMove(attempt.state, 'failed')) return
  await tx
    .update(paymentAttempts)
    .set({ state: 'failed', reason, endedAt: at, nextUrl: null })
    .where(eq(paymentAttempts.id, attempt.id))
  const openAttempts = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, payment.id),
        ne(paymentAttempts.id, attempt.id),
        inArray(paymentAttempts.state, ['created', 'redirected', 'needs_review']),
      ),
    )
  if (payment.state !== 'awaiting' || openAttempts.length) return
  await movePayment(tx, payment.orderId, 'failed')
  await emit(tx, paymentFailed(payment.orderId))
}
