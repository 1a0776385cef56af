import { eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findThresholds } from './find-thresholds.ts'
import { stockThresholds } from './schema.ts'
import { setProductThreshold } from './set-product-threshold.ts'

/** null: the next wider threshold applies. */
export type ThresholdValues = { variant: number | null; product: number | null }
type ThresholdChange = ThresholdValues & {
  variantId: string
  /** The mark of the thresholds that the screen showed. */
  expectedVersion?: string
}

export const thresholdValuesOf = ({ variant, product }: ThresholdValues) => [variant, product]

/** Sets the low-stock threshold of this variant and of its whole product. */
export const setThresholds = (
  db: Db,
  actor: Actor,
  { variantId, expectedVersion, variant: lowAt, product }: ThresholdChange,
) =>
  db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ productId: variants.productId })
      .from(variants)
      .where(eq(variants.id, variantId))
      .for('update')
    if (!owner) return
    const { productId } = owner
    const stored = await findThresholds(tx, { variantId, productId })
    refuseChanged(expectedVersion, thresholdValuesOf(stored))
    await setProductThreshold(tx, actor, productId, product)
    if (stored.variant === lowAt) return
    await tx.delete(stockThresholds).where(eq(stockThresholds.variantId, variantId))
    if (lowAt !== null) await tx.insert(stockThresholds).values({ productId, variantId, lowAt })
    await recordChange(tx, actor, {
      verb: 'variant.threshold',
      id: variantId,
      before: { lowAt: stored.variant },
      after: { lowAt },
    })
  })
