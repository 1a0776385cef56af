import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { unmatchedPayments } from '../matching-schema.ts'
import { paymentNotices, paymentAttempts } from '../attempts-schema.ts'
import { payments } from '../schema.ts'
import { refunds } from '../refunds-schema.ts'

export const openMoneyPerPage = 50

/** A page of unmatched money, the oldest first, with the order to which it seems to belong. */
export const listUnmatchedPayments = (db: Db, page = 1) =>
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
      /** Its order was cancelled for late payment, or it is unknown whose money it is: the order may be reopened with it (flows/orders/reopen-order.ts). */
      mayRevive: sql<boolean>`coalesce(${orders.state} = 'cancelled' and ${payments.state} = 'expired', true)`,
    })
    .from(unmatchedPayments)
    .leftJoin(payments, eq(payments.id, unmatchedPayments.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(isNull(unmatchedPayments.ending))
    .orderBy(asc(unmatchedPayments.at), asc(unmatchedPayments.id))
    .limit(openMoneyPerPage)
    .offset((page - 1) * openMoneyPerPage)
export type UnmatchedPaymentRow = Awaited<ReturnType<typeof listUnmatchedPayments>>[number]

export async function countUnmatchedPayments(db: Db) {
  const [row] = await db.select({ n: count() }).from(unmatchedPayments).where(isNull(unmatchedPayments.ending))
  return row!.n
}

/** Refunds that are not finished: staff pay them out, or they are under way at a provider. */
const openRefunds = {
  byHand: and(eq(refunds.state, 'requested'), isNull(refunds.attemptId)),
  underWay: or(eq(refunds.state, 'pending'), and(eq(refunds.state, 'requested'), isNotNull(refunds.attemptId))),
}
type OpenRefundKind = keyof typeof openRefunds

/** A page of them, the oldest first. */
export const listOpenRefunds = (db: Db, kind: OpenRefundKind, page = 1) =>
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
    .where(openRefunds[kind])
    .orderBy(asc(refunds.at), asc(refunds.id))
    .limit(openMoneyPerPage)
    .offset((page - 1) * openMoneyPerPage)
export type OpenRefund = Awaited<ReturnType<typeof listOpenRefunds>>[number]

export async function countOpenRefunds(db: Db, kind: OpenRefundKind) {
  const [row] = await db.select({ n: count() }).from(refunds).where(openRefunds[kind])
  return row!.n
}

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

/** The number of money tasks for staff: unmatched money, and refunds to be paid out manually. */
export const countOpenMoneyTasks = async (db: Db) =>
  (await countUnmatchedPayments(db)) + (await countOpenRefunds(db, 'byHand'))
