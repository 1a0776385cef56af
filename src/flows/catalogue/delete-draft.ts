import { eq, or, sql } from 'drizzle-orm'
import { inLocale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockProduct } from '#shop/catalogue/lock-product.ts'
import { nameOfProduct } from '#shop/catalogue/name-of-product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockMoves } from '#shop/inventory/schema.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { m } from '#words/messages.js'

/** Deletes a draft that was never sold and never had stock; its pictures stay in the library. A product with a history is archived instead. */
export const deleteDraft = (db: Db, actor: Actor, productId: string) =>
  db.transaction(async (tx) => {
    const lockedProduct = await lockProduct(tx, productId, undefined)
    if (lockedProduct.status !== 'draft') throw new Refusal('draft-only', m.product_admin_delete_draft_only, {})
    const skus = await tx
      .select({ sku: variants.sku })
      .from(variants)
      .where(eq(variants.productId, productId))
      .for('update')
    const [moved] = await tx
      .select({ id: stockMoves.id })
      .from(stockMoves)
      .innerJoin(variants, eq(variants.id, stockMoves.variantId))
      .where(eq(variants.productId, productId))
      .limit(1)
    if (lockedProduct.publishedAt || moved) throw new Refusal('draft-has-history', m.product_admin_delete_history, {})
    await refusePromoted(tx, productId)
    const name = await nameOfProduct(tx, productId)
    await tx.delete(products).where(eq(products.id, productId))
    const before = { name, skus: skus.map(({ sku }) => sku) }
    await recordChange(tx, actor, { verb: 'product.deleted', id: productId, name, before, after: null })
  })

/** A promotion that loses its only product would apply to everything, once somebody saves its form. */
async function refusePromoted(tx: Db, productId: string) {
  const itself = JSON.stringify([productId])
  const [promotion] = await tx
    .select({ name: promotions.name })
    .from(promotions)
    .where(
      or(
        sql`(${promotions.scope} -> 'products') @> ${itself}::jsonb`,
        sql`(${promotions.effect} -> 'of' -> 'products') @> ${itself}::jsonb`,
      ),
    )
    .limit(1)
  if (!promotion) return
  throw new Refusal(
    'draft-in-promotion',
    ({ name }, options) => m.product_admin_delete_promoted({ name: inLocale(name, options.locale) }, options),
    promotion,
  )
}
