import { and, eq, isNull } from 'drizzle-orm'
import { recordChange } from '#platform/audit.server.ts'
import type { Db } from '#platform/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockThresholds } from './schema.ts'

/** `lowAt` null: as the next wider rule says. */
export type Threshold = { variantId: string; of: 'variant' | 'product'; lowAt: number | null }

/** From how many on the shopkeeper is warned of this size, or of the whole product it belongs to. */
export const setThreshold = (db: Db, actor: Actor, { variantId, of, lowAt }: Threshold) =>
  db.transaction(async (tx) => {
    const [variant] = await tx
      .select({ productId: variants.productId })
      .from(variants)
      .where(eq(variants.id, variantId))
      .for('update')
    if (!variant) return
    const { productId } = variant
    const mine =
      of === 'variant'
        ? eq(stockThresholds.variantId, variantId)
        : and(eq(stockThresholds.productId, productId), isNull(stockThresholds.variantId))
    const [held] = await tx.delete(stockThresholds).where(mine).returning({ lowAt: stockThresholds.lowAt })
    await recordChange(tx, actor, {
      verb: `${of}.threshold`,
      id: of === 'variant' ? variantId : productId,
      before: { lowAt: held?.lowAt ?? null },
      after: { lowAt },
    })
    if (lowAt === null) return
    await tx.insert(stockThresholds).values({ productId, variantId: of === 'variant' ? variantId : null, lowAt })
  })
