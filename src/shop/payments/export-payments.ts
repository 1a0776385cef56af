import { asc, eq } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listRefunds } from './refunds/list-refunds.ts'
import { findPayment, listAttempts, listReceipts } from './queries.ts'
import { unmatchedPayments } from './matching-schema.ts'
import { paymentNotices } from './attempts-schema.ts'

/** The payment data of an order for its buyer's export: every attempt, its notices, and the refunds. */
export async function exportPayments(db: Db, orderId: string) {
  const payment = await findPayment(db, orderId)
  if (!payment) return
  const attemptExports = []
  for (const attempt of await listAttempts(db, payment.id)) {
    const notices = await db
      .select({ at: paymentNotices.at, from: paymentNotices.source, said: paymentNotices.said })
      .from(paymentNotices)
      .where(eq(paymentNotices.attemptId, attempt.id))
      .orderBy(asc(paymentNotices.at))
    attemptExports.push({
      ...pick(attempt, ['method', 'reference', 'state', 'amount', 'transactionId', 'facts', 'startedAt', 'endedAt']),
      told: notices,
    })
  }
  const unmatched = await db
    .select({
      amount: unmatchedPayments.amount,
      at: unmatchedPayments.at,
      memo: unmatchedPayments.memo,
      ending: unmatchedPayments.ending,
    })
    .from(unmatchedPayments)
    .where(eq(unmatchedPayments.paymentId, payment.id))
  return {
    ...pick(payment, ['method', 'state', 'amount', 'received', 'refunded', 'paidAt']),
    tries: attemptExports,
    byHand: (await listReceipts(db, payment.id)).map((one) => pick(one, ['amount', 'at'])),
    refunds: (await listRefunds(db, payment.id)).map((one) => pick(one, ['amount', 'state', 'at', 'reference'])),
    aside: unmatched,
  }
}
