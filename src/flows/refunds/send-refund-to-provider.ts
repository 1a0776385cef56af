import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { system } from '#shop/identity/actor.ts'
import { lockPayment } from '#shop/payments/lock-payment.ts'
import type { Provider, RefundStatus, RefundQuery } from '#shop/payments/provider.ts'
import { findProvider } from '#shop/payments/registered-gateways.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { finishRefund } from './finish-refund.ts'

/**
 * Sends a refund to the provider that brought the money, outside of any transaction. The refund is marked before, so that one whose answer was lost is
 * queried and never sent twice. Network errors throw: the job tries again.
 */
export async function sendRefundToProvider(db: Db, refundId: string) {
  const outgoing = await findCarried(db, refundId)
  if (!outgoing) return
  const provider = findProvider(outgoing.method)
  if (!provider?.refund) return void (await postpone(db, refundId))
  const claimed = await claim(db, refundId, outgoing.paymentId)
  if (claimed === 'over') return
  const answer =
    claimed === 'first' ? await provider.refund(outgoing.request) : await queryOrResend(provider, outgoing.request)
  await saveAnswer(db, refundId, answer)
}

/** Its provider has no keys now: it is tried again later, so that it does not hold up the others. */
const postpone = (db: Db, refundId: string) =>
  db
    .update(refunds)
    .set({ carryAt: sql`now() + interval '1 hour'` })
    .where(eq(refunds.id, refundId))

async function findCarried(
  db: Db,
  refundId: string,
): Promise<{ method: Provider['method']; paymentId: string; request: RefundQuery } | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .leftJoin(unmatchedPayments, eq(unmatchedPayments.id, refunds.unmatchedPaymentId))
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, ['requested', 'pending'])))
  if (!row) return
  const { refunds: refund, payment_attempts: attempt, unmatched_payments: unmatched } = row
  const { reference, amount, startedAt, method } = attempt
  const request: RefundQuery = {
    reference,
    amount,
    startedAt,
    transactionId: unmatched ? unmatched.transactionId : attempt.transactionId,
    facts: { ...attempt.facts, ...refund.facts },
    refundId: refund.id,
    requestedAt: refund.at,
    refundAmount: refund.amount,
    isWhole: refund.amount === amount,
    why: refund.reason,
    clientAddress: '127.0.0.1',
  }
  return { method, paymentId: refund.paymentId, request }
}

/**
 * Claims the refund: `first` if nobody has sent it, `again` if it must be queried, `over` if it has ended. Uses the lock under which staff record or
 * drop a refund: a refund paid by hand is not sent, and one being sent is not dropped.
 */
const claim = (db: Db, refundId: string, paymentId: string) =>
  db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const nextTry = {
      state: 'pending' as const,
      tries: sql`${refunds.tries} + 1`,
      // Some banks take days: 5 min, 10, 20 … at most 6 hours.
      carryAt: sql`now() + least(interval '5 minutes' * power(2, ${refunds.tries}), interval '6 hours')`,
    }
    const whileIt = (state: 'requested' | 'pending') =>
      tx
        .update(refunds)
        .set(nextTry)
        .where(and(eq(refunds.id, refundId), eq(refunds.state, state)))
        .returning({ id: refunds.id })
    if ((await whileIt('requested')).length) return 'first'
    return (await whileIt('pending')).length ? 'again' : 'over'
  })

/** Queries the refund; if the provider never got it, it is sent again under the same id, otherwise it waits for staff. */
async function queryOrResend(provider: Provider, request: RefundQuery): Promise<RefundStatus> {
  if (!provider.findRefund) return { result: 'pending', facts: {}, reason: null }
  const answer = await provider.findRefund(request)
  return answer.result === 'unknown' ? provider.refund!(request) : answer
}

async function saveAnswer(db: Db, refundId: string, { result, facts, reason }: RefundStatus) {
  if (result === 'done' || result === 'refused') {
    await finishRefund(db, system, refundId, { to: result, answer: reason, facts })
    if (result === 'refused') log.warn({ refundId, reason }, 'refund refused')
    return
  }
  await db
    .update(refunds)
    .set({ answer: reason, facts: sql`${refunds.facts} || ${JSON.stringify(facts)}::jsonb` })
    .where(eq(refunds.id, refundId))
}
