import { asc, eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderMoneyOf } from '../ledger/order-money-of.ts'
import type { Payment } from '../queries.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import { refunds } from '../refunds-schema.ts'

/** Refunds of a payment, the first first, with the way each goes (`null`: by hand). Those of parked money are among them, marked by `parkedId`. */
export const listRefunds = (db: Db, paymentId: string) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      state: refunds.state,
      reason: refunds.reason,
      actor: refunds.actor,
      method: paymentAttempts.method,
      parkedId: refunds.parkedId,
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

/** The amount that may still be refunded by this payment, in đồng: the money that came by it and is still here, not on its way back or lent to another order. Call it under the lock of the payment where the answer binds. */
export const refundable = async (db: Db, { orderId }: Pick<Payment, 'orderId'>): Promise<Dong> =>
  Math.max(0, (await orderMoneyOf(db, orderId)).own)
