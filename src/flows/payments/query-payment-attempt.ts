import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import type { AttemptStatus, PaymentNotice } from '#shop/payments/provider.ts'
import { findProvider } from '#shop/payments/registered-gateways.ts'
import type { PaymentAttempt } from '#shop/payments/queries.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { settleVerified } from './settle-notice.ts'

/** `unavailable`: the provider did not answer; `unasked`: the provider cannot be asked. */
type AttemptAnswer = AttemptStatus['result'] | 'unavailable' | 'unasked'

/** Asks the provider about a payment attempt. Its answer settles like a notice: one effect, whichever comes first. */
export async function queryPaymentAttempt(db: Db, attempt: PaymentAttempt, now = new Date()): Promise<AttemptAnswer> {
  const provider = findProvider(attempt.method)
  if (!provider?.query) return 'unasked'
  const { reference, amount, startedAt, transactionId, facts, method } = attempt
  try {
    const answer = await provider.query({ reference, amount, startedAt, transactionId, facts })
    if (answer.result === 'paid' || answer.result === 'failed') {
      const source = { name: `${method}:query`, method }
      const raw = JSON.stringify(answer)
      await settleVerified(db, { source, notice: noticeOf(reference, answer, now), raw })
    }
    return answer.result
  } catch (error) {
    log.warn({ err: error, reference }, 'provider not asked')
    return 'unavailable'
  } finally {
    await db
      .update(paymentAttempts)
      .set({ askAt: nextQuestion(attempt, now) })
      .where(eq(paymentAttempts.id, attempt.id))
  }
}

const noticeOf = (reference: string, { result, ...found }: AttemptStatus, at: Date): PaymentNotice => ({
  ...found,
  eventId: `${reference}.${result}.${found.transactionId ?? ''}`,
  reference,
  result: result === 'paid' ? 'paid' : 'failed',
  at,
})

const minute = 60_000

/** After five minutes, then less and less often: after half the time that the attempt has been overdue. */
function nextQuestion({ expiresAt, startedAt }: PaymentAttempt, now: Date) {
  const overdue = now.getTime() - (expiresAt ?? startedAt).getTime()
  return new Date(now.getTime() + Math.max(5 * minute, overdue / 2))
}
