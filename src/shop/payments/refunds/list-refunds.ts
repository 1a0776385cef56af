import { asc, eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderMoneyOf } from '../ledger/order-money-of.ts'
import type { Payment } from '../queries.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { refunds } from '../refunds-schema.ts'

/** Refunds of a payment, the oldest first, with their payment method (`null`: manually). Those of unmatched money are included, marked by `parkedId`. */
export const listRefunds = (db: Db, paymentId: string) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      state: refunds.state,
      reason: refunds.reason,
      actor: refunds.actor,
      method: paymentAttempts.method,
      unmatchedPaymentId: refunds.unmatchedPaymentId,
      lines: refunds.lines,
      key: refunds.key,
      reference: refunds.reference,
      answer: refunds.answer,
      at: refunds.at,
      endedAt: refunds.endedAt,
    })
    .from(refunds)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.at), asc(refunds.id))
export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

/**
 * The amount that may still be refunded from this payment, in đồng: money that it received and the shop still holds, neither being refunded nor lent to
 * another order. For a decision, call it under the lock of the payment.
 */
export const refundable = async (db: Db, { orderId }: Pick<Payment, 'orderId'>): Promise<Dong> =>
  Math.max(0, (await orderMoneyOf(db, orderId)).own)
