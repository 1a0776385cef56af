import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { promotionCodes, promotions, promotionUses } from './schema.ts'

export const promotionViews = ['running', 'planned', 'over'] as const
type PromotionView = (typeof promotionViews)[number]

/** Whether a promotion is planned, active or ended. */
export const promotionViewOf = (
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  at: Date,
): PromotionView => (endsAt && at >= endsAt ? 'over' : startsAt && at < startsAt ? 'planned' : 'running')

const live = (what: string) =>
  sql<number>`(select ${sql.raw(what)} from ${promotionUses} u where u.promotion_id = ${promotions}.id and u.released_at is null)`.mapWith(
    Number,
  )

/** All promotions, the newest first, with their uses by orders that were not cancelled, and the sum of their discounts. */
export async function listPromotions(db: Db) {
  const rows = await db
    .select({
      promotion: promotions,
      uses: live('count(*)'),
      given: live('coalesce(sum(u.amount), 0)'),
      codes: sql<number>`(select count(*) from ${promotionCodes} c where c.promotion_id = ${promotions}.id)`.mapWith(
        Number,
      ),
      code: sql<
        string | null
      >`(select c.code from ${promotionCodes} c where c.promotion_id = ${promotions}.id and c.batch is null limit 1)`,
    })
    .from(promotions)
    .orderBy(desc(promotions.createdAt), asc(promotions.id))
  return rows.map(({ promotion, ...counted }) => ({ ...promotion, ...counted }))
}

/** One promotion for its editor; products are given by one SKU each, one that is still sold if there is any. */
export async function findPromotion(db: Db, id: string) {
  const promotion = (await listPromotions(db)).find((one) => one.id === id)
  if (!promotion) return
  const { effect, scope } = promotion
  const boughtIds = effect.kind === 'buy-get' ? effect.of.products : []
  return { ...promotion, skus: await skusOf(db, scope.products), ofSkus: await skusOf(db, boughtIds) }
}
export type PromotionForEdit = NonNullable<Awaited<ReturnType<typeof findPromotion>>>

async function skusOf(db: Db, products: string[]) {
  if (!products.length) return []
  const skuRows = await db
    .selectDistinctOn([variants.productId], { sku: variants.sku })
    .from(variants)
    .where(inArray(variants.productId, products))
    .orderBy(variants.productId, sql`${variants.archivedAt} is not null`, variants.position)
  return skuRows.map(({ sku }) => sku)
}

export const listBatchCodes = (db: Db, promotionId: string) =>
  db
    .select()
    .from(promotionCodes)
    .where(and(eq(promotionCodes.promotionId, promotionId), sql`${promotionCodes.batch} is not null`))
    .orderBy(asc(promotionCodes.createdAt), asc(promotionCodes.code))
