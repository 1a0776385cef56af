import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { system } from '#shop/identity/actor.ts'
import { lockPayment } from '#shop/payments/lock-payment.ts'
import type { Provider, RefundStatus, RefundQuery } from '#shop/payments/provider.ts'
import { findProvider } from '#shop/payments/gateways.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { finishRefund } from './finish-refund.ts'

/**
 * Carries a refund to the provider that brought the money. The provider is asked outside of any transaction; before it is, the refund
 * is marked, so that one whose answer was lost is asked after and never sent a second time. Network trouble throws: the job tries again.
 */
export async function sendRefundToProvider(db: Db, refundId: string) {
  const found = await findCarried(db, refundId)
  const provider = found && findProvider(found.method)
  if (!found || !provider?.refund) return
  const claimed = await claim(db, refundId, found.paymentId)
  if (claimed === 'over') return
  const answer = claimed === 'first' ? await provider.refund(found.ask) : await askAfter(provider, found.ask)
  await keepAnswer(db, refundId, answer)
}

async function findCarried(
  db: Db,
  refundId: string,
): Promise<{ method: Provider['method']; paymentId: string; ask: RefundQuery } | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .leftJoin(unmatchedPayments, eq(unmatchedPayments.id, refunds.parkedId))
    .where(and(eq(refunds.id, refundId), inArray(refunds.state, ['asked', 'pending'])))
  if (!row) return
  const { refunds: refund, payment_attempts: attempt, unmatched_payments: parked } = row
  const { reference, amount, startedAt, method } = attempt
  const ask: RefundQuery = {
    reference,
    amount,
    startedAt,
    transactionId: parked ? parked.transactionId : attempt.transactionId,
    facts: { ...attempt.facts, ...refund.facts },
    refundId: refund.id,
    askedAt: refund.at,
    refundAmount: refund.amount,
    isWhole: refund.amount === amount,
    why: refund.reason,
    clientAddress: '127.0.0.1',
  }
  return { method, paymentId: refund.paymentId, ask }
}

/**
 * Whether nobody has sent it yet (from now on somebody has), or it is to be asked after, or is over. Under the lock under which people record or drop a
 * refund: what was paid by hand in the meantime is not sent, what is being sent is not dropped.
 */
const claim = (db: Db, refundId: string, paymentId: string) =>
  db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const again = {
      state: 'pending' as const,
      tries: sql`${refunds.tries} + 1`,
      // 5 min, 10, 20 … a quarter of a day: some banks take days.
      carryAt: sql`now() + least(interval '5 minutes' * power(2, ${refunds.tries}), interval '6 hours')`,
    }
    const whileIt = (state: 'asked' | 'pending') =>
      tx
        .update(refunds)
        .set(again)
        .where(and(eq(refunds.id, refundId), eq(refunds.state, state)))
        .returning({ id: refunds.id })
    if ((await whileIt('asked')).length) return 'first'
    return (await whileIt('pending')).length ? 'again' : 'over'
  })

/** What became of it; where the provider never heard of it, it is asked again under the same id, else it waits for the shopkeeper to look. */
async function askAfter(provider: Provider, ask: RefundQuery): Promise<RefundStatus> {
  if (!provider.findRefund) return { result: 'pending', facts: {}, reason: null }
  const found = await provider.findRefund(ask)
  return found.result === 'unknown' ? provider.refund!(ask) : found
}

async function keepAnswer(db: Db, refundId: string, { result, facts, reason }: RefundStatus) {
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
