import type { Db } from '#platform/postgres/db.server.ts'
import { wholeScope } from '#shop/pricing/promotion.ts'
import { promotionCodes, promotions } from '#shop/pricing/schema.ts'

type Wanted = Partial<typeof promotions.$inferInsert> & { code?: string; codeMaxUses?: number }

/** A running promotion, with or without a code; by default ten per cent off everything. */
export async function aPromotion(db: Db, { code, codeMaxUses, ...changes }: Wanted = {}) {
  const [made] = await db
    .insert(promotions)
    .values({
      name: { vi: 'Giảm 10 %', en: '10 % off' },
      byCode: code !== undefined,
      effect: { kind: 'percent', percent: 10, most: null },
      scope: wholeScope,
      ...changes,
    })
    .returning()
  if (code) await db.insert(promotionCodes).values({ code, promotionId: made!.id, maxUses: codeMaxUses ?? null })
  return made!
}
