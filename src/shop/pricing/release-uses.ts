import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { promotionBuyers, promotionCodes, promotions, promotionUses } from './schema.ts'

/**
 * Releases the uses of a cancelled order, or of an edited one except those in `kept`: the promotion, its code and the buyer may use them again.
 * Repeating it changes nothing.
 */
export async function releaseUses(tx: Db, orderId: string, kept: readonly string[] = []) {
  const released = await tx
    .update(promotionUses)
    .set({ releasedAt: new Date() })
    .where(
      and(
        eq(promotionUses.orderId, orderId),
        isNull(promotionUses.releasedAt),
        kept.length ? notInArray(promotionUses.promotionId, [...kept]) : undefined,
      ),
    )
    .returning()
  for (const { promotionId, code, who } of released.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    await tx
      .update(promotions)
      .set({ used: sql`greatest(${promotions.used} - 1, 0)` })
      .where(and(eq(promotions.id, promotionId), isNotNull(promotions.maxUses)))
    if (code !== null)
      await tx
        .update(promotionCodes)
        .set({ used: sql`greatest(${promotionCodes.used} - 1, 0)` })
        .where(and(eq(promotionCodes.code, code), isNotNull(promotionCodes.maxUses)))
    // One by one in the order in which they were counted, so that two that lock the same names cannot deadlock.
    for (const name of who)
      await tx
        .update(promotionBuyers)
        .set({ used: sql`greatest(${promotionBuyers.used} - 1, 0)` })
        .where(and(eq(promotionBuyers.promotionId, promotionId), eq(promotionBuyers.who, name)))
  }
  return released.length
}
