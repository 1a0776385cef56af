import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/db.server.ts'
import { keptOf } from './owed.ts'
import type { Payment } from './queries.ts'
import { paymentAttempts, refunds } from './schema.ts'
import type { RefundState } from './states.ts'

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

const underWay: RefundState[] = ['asked', 'pending']

/** What may still be asked back, in đồng: kept, less what is already on its way. Under the lock of the payment where it binds. */
export async function refundable(db: Db, payment: Pick<Payment, 'id' | 'received' | 'refunded'>): Promise<Dong> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.state, underWay), isNull(refunds.parkedId)))
  return keptOf(payment) - Number(row!.sum)
}
