import { and, eq, isNull } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockThresholds } from './schema.ts'

/** Sets the low-stock threshold of a product for all its sizes; null: the shop's own. */
export const setProductThreshold = (db: Db, actor: Actor, productId: string, lowAt: number | null) =>
  db.transaction(async (tx) => {
    const isOwn = and(eq(stockThresholds.productId, productId), isNull(stockThresholds.variantId))
    const [stored] = await tx.select({ lowAt: stockThresholds.lowAt }).from(stockThresholds).where(isOwn).for('update')
    if ((stored?.lowAt ?? null) === lowAt) return
    if (lowAt === null) await tx.delete(stockThresholds).where(isOwn)
    else
      await tx
        .insert(stockThresholds)
        .values({ productId, variantId: null, lowAt })
        // Two sizes may set the first threshold of their product at once and lock different rows.
        .onConflictDoUpdate({
          target: stockThresholds.productId,
          targetWhere: isNull(stockThresholds.variantId),
          set: { lowAt },
        })
    await recordChange(tx, actor, {
      verb: 'product.threshold',
      id: productId,
      before: { lowAt: stored?.lowAt ?? null },
      after: { lowAt },
    })
  })

/** The product's own threshold, if it has one. */
export async function findProductThreshold(db: Db, productId: string) {
  const [stored] = await db
    .select({ lowAt: stockThresholds.lowAt })
    .from(stockThresholds)
    .where(and(eq(stockThresholds.productId, productId), isNull(stockThresholds.variantId)))
  return stored?.lowAt ?? null
}
