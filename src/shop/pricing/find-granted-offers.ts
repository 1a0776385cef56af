import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Offer } from './offer.ts'
import { promotions, promotionUses } from './schema.ts'

/**
 * The promotions that an order was granted, on the terms of that day: by its recorded uses, not by their codes, which may have been replaced since.
 * Limits, dates and first orders were checked when it was placed, and are not checked again. For orders without stored terms, today's count.
 */
export async function findGrantedOffers(db: Db, orderId: string): Promise<Offer[]> {
  const rows = await db
    .select({ promotion: promotions, code: promotionUses.code, terms: promotionUses.terms })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.id, promotionUses.promotionId))
    .where(and(eq(promotionUses.orderId, orderId), isNull(promotionUses.releasedAt)))
  return rows.map(({ promotion, code, terms }) => ({
    ...promotion,
    ...terms,
    byCode: code !== null,
    code,
    codeMaxUses: null,
    isUsedUp: false,
    usedByBuyer: 0,
    hasOrdered: false,
    startsAt: null,
    endsAt: null,
  }))
}
