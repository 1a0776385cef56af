import { and, eq, isNull, ne, notLike } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { payments } from '#shop/payments/schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'

/** The prefix of the keys of return refunds. */
export const returnRefundPrefix = 'return:'
/** One key for each return, so that its refund is paid once, however often it is requested. */
export const refundKey = (returnId: string) => `${returnRefundPrefix}${returnId}`

/** The refunds that staff gave by line (null: for delivery), done or on their way. Refunds of returns are left out: they are counted by their pieces. */
export async function listManualRefunds(db: Db, orderId: string): Promise<Map<string | null, Dong>> {
  const rows = await db
    .select({ lines: refunds.lines })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(refunds.state, 'refused'),
        isNull(refunds.unmatchedPaymentId),
        notLike(refunds.key, `${returnRefundPrefix}%`),
      ),
    )
  const sums = new Map<string | null, Dong>()
  for (const { lineId, amount } of rows.flatMap((row) => row.lines ?? []))
    sums.set(lineId, (sums.get(lineId) ?? 0) + amount)
  return sums
}
