import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { parkedMoney, paymentNotices, payments, paymentAttempts, refunds } from './schema.ts'

/** Money that waits for the shopkeeper, the oldest first, with the order that it seems to belong to. */
export const listOpenParked = (db: Db) =>
  db
    .select({
      id: parkedMoney.id,
      source: parkedMoney.source,
      amount: parkedMoney.amount,
      reason: parkedMoney.reason,
      memo: parkedMoney.memo,
      transactionId: parkedMoney.transactionId,
      at: parkedMoney.at,
      orderId: orders.id,
      code: orders.code,
      /** Its order was off for not being paid in time, or nobody knows yet whose money it is: it may be on again with it (flows/revive-order.ts). */
      mayRevive: sql<boolean>`coalesce(${orders.state} = 'cancelled' and ${payments.state} = 'expired', true)`,
    })
    .from(parkedMoney)
    .leftJoin(payments, eq(payments.id, parkedMoney.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(isNull(parkedMoney.ending))
    .orderBy(asc(parkedMoney.at))
    .limit(200)
export type ParkedRow = Awaited<ReturnType<typeof listOpenParked>>[number]

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

/** What arrived at the providers' doors, the newest first. */
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
export async function countMoneyDesk(db: Db) {
  const [parked] = await db.select({ n: count() }).from(parkedMoney).where(isNull(parkedMoney.ending))
  const [byHand] = await db
    .select({ n: count() })
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), isNull(refunds.attemptId)))
  return parked!.n + byHand!.n
}
