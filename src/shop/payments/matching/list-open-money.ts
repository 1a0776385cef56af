import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { unmatchedPayments } from '../matching-schema.ts'
import { paymentNotices, paymentAttempts } from '../attempts-schema.ts'
import { payments } from '../schema.ts'
import { refunds } from '../refunds-schema.ts'

/** Money that waits for the shopkeeper, the oldest first, with the order that it seems to belong to. */
export const listUnmatchedPayments = (db: Db) =>
  db
    .select({
      id: unmatchedPayments.id,
      source: unmatchedPayments.source,
      amount: unmatchedPayments.amount,
      reason: unmatchedPayments.reason,
      memo: unmatchedPayments.memo,
      transactionId: unmatchedPayments.transactionId,
      at: unmatchedPayments.at,
      orderId: orders.id,
      code: orders.code,
      /** Its order was off for not being paid in time, or nobody knows yet whose money it is: it may be on again with it (flows/orders/reopen-order.ts). */
      mayRevive: sql<boolean>`coalesce(${orders.state} = 'cancelled' and ${payments.state} = 'expired', true)`,
    })
    .from(unmatchedPayments)
    .leftJoin(payments, eq(payments.id, unmatchedPayments.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(isNull(unmatchedPayments.ending))
    .orderBy(asc(unmatchedPayments.at))
    .limit(200)
export type UnmatchedPaymentRow = Awaited<ReturnType<typeof listUnmatchedPayments>>[number]

/** Refunds that are not over, the oldest first; `method: null` is paid out by hand. */
export const listOpenRefunds = (db: Db) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      state: refunds.state,
      reason: refunds.reason,
      answer: refunds.answer,
      at: refunds.at,
      method: paymentAttempts.method,
      orderId: orders.id,
      code: orders.code,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(inArray(refunds.state, ['asked', 'pending']))
    .orderBy(asc(refunds.at))
    .limit(200)
export type OpenRefund = Awaited<ReturnType<typeof listOpenRefunds>>[number]

/** The notices of the providers, the newest first. */
export const listNotices = (db: Db, limit = 50) =>
  db
    .select({
      id: paymentNotices.id,
      source: paymentNotices.source,
      verified: paymentNotices.verified,
      outcome: paymentNotices.outcome,
      why: paymentNotices.why,
      said: paymentNotices.said,
      at: paymentNotices.at,
    })
    .from(paymentNotices)
    .orderBy(desc(paymentNotices.at))
    .limit(limit)
export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number]

/** How much waits for somebody: parked money, and refunds to be paid out by hand. */
export async function countOpenMoneyTasks(db: Db) {
  const [parked] = await db.select({ n: count() }).from(unmatchedPayments).where(isNull(unmatchedPayments.ending))
  const [byHand] = await db
    .select({ n: count() })
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), isNull(refunds.attemptId)))
  return parked!.n + byHand!.n
}
