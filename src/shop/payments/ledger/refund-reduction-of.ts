import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { postings } from '../schema.ts'

/** By how much an order became cheaper, in đồng, because refunds were promised for goods that the buyer keeps; refunds still on their way count too. */
export async function refundReductionOf(db: Db, orderId: string): Promise<Dong> {
  const [row] = await db
    .select({ sum: sql<Dong>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .where(
      and(
        eq(postings.orderId, orderId),
        eq(postings.account, 'agreed'),
        inArray(postings.kind, ['refund_requested', 'refund_refused']),
      ),
    )
  return row!.sum
}
