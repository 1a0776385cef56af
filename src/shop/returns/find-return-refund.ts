import { eq, like, or, sum } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { refundKey } from './list-manual-refunds.ts'

/** What of a refund that was agreed has reached the buyer, what is still to be paid, and what was dropped or refused since. */
export type RefundProgress = { paid: Dong; coming: Dong; failed: Dong }

/** The progress of the refund of a return; the money of an exchange may come from the payments of several orders. */
export async function findReturnRefund(db: Db, returnId: string): Promise<RefundProgress> {
  const key = refundKey(returnId)
  const rows = await db
    .select({ state: refunds.state, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(or(eq(refunds.key, key), like(refunds.key, `${key}:%`)))
    .groupBy(refunds.state)
  const of = (state: (typeof rows)[number]['state']) => rows.find((row) => row.state === state)?.amount ?? 0
  return { paid: of('done'), coming: of('requested') + of('pending'), failed: of('refused') }
}
