import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { countBuyer, takeUse, takeUseOfCode } from './redeem-offers.ts'
import { promotionCodes, promotions, promotionUses } from './schema.ts'

/** Counts the uses of a reopened order again, if every promotion has one left; else refuses and names the promotion. */
export async function retakeUses(tx: Db, orderId: string, promotionIds: readonly string[]) {
  if (!promotionIds.length) return
  const rows = await tx
    .select({ use: promotionUses, promotion: promotions, code: promotionCodes })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.id, promotionUses.promotionId))
    .leftJoin(promotionCodes, eq(promotionCodes.code, promotionUses.code))
    .where(
      and(
        eq(promotionUses.orderId, orderId),
        inArray(promotionUses.promotionId, [...promotionIds]),
        isNotNull(promotionUses.releasedAt),
      ),
    )
  // In the order of ids, as in every other change.
  for (const { use, promotion, code } of rows.toSorted((a, b) => (a.promotion.id < b.promotion.id ? -1 : 1))) {
    const offer = { ...promotion, code: code?.code ?? null, codeMaxUses: code?.maxUses ?? null }
    const isLeft = (await takeUse(tx, offer)) && (await takeUseOfCode(tx, offer))
    if (!isLeft || !(await countBuyer(tx, offer, use.who)))
      throw new Refusal('revive-promotion-gone', m.refusal_revive_promotion, { name: use.code ?? promotion.name.vi })
    await tx.update(promotionUses).set({ releasedAt: null }).where(eq(promotionUses.id, use.id))
  }
}
