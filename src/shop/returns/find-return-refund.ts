import { and, gte, inArray, isNull, ne, notLike } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isRequestedAs } from '#shop/payments/refunds/refund-to-sources.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { refundKey, returnRefundPrefix } from './list-manual-refunds.ts'

/** What of a refund that was agreed has reached the buyer, what is still to be paid, and what was dropped or refused since. */
export type RefundProgress = { paid: Dong; coming: Dong; failed: Dong }

/**
 * The progress of the refund of a return; the money of an exchange may come from the payments of several orders. A refused part that staff then refunded
 * from the page of the order counts as that refund does.
 */
export async function findReturnRefund(db: Db, returnId: string): Promise<RefundProgress> {
  const own = await db
    .select()
    .from(refunds)
    .where(isRequestedAs(refundKey(returnId)))
  const refused = own.filter(({ state }) => state === 'refused')
  const failed = sumOf(refused)
  const later = failed ? await listLaterRefunds(db, refused) : []
  const laterDone = Math.min(failed, sumOf(later.filter(isDone)))
  const laterComing = Math.min(failed - laterDone, sumOf(later.filter(isComing)))
  return {
    paid: sumOf(own.filter(isDone)) + laterDone,
    coming: sumOf(own.filter(isComing)) + laterComing,
    failed: failed - laterDone - laterComing,
  }
}

type Refund = typeof refunds.$inferSelect

const sumOf = (rows: Refund[]): Dong => rows.reduce((sum, { amount }) => sum + amount, 0)
const isDone = ({ state }: Refund) => state === 'done'
const isComing = ({ state }: Refund) => state === 'requested' || state === 'pending'

/** What staff refunded from the same payments since the refused refund was requested. */
function listLaterRefunds(db: Db, refused: Refund[]) {
  const since = new Date(Math.min(...refused.map(({ at }) => at.getTime())))
  const payments = refused.map(({ paymentId }) => paymentId)
  return db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.paymentId, payments),
        gte(refunds.at, since),
        ne(refunds.state, 'refused'),
        isNull(refunds.unmatchedPaymentId),
        notLike(refunds.key, `${returnRefundPrefix}%`),
      ),
    )
}
