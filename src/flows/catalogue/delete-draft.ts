import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockProduct } from '#shop/catalogue/lock-product.ts'
import { nameOfProduct } from '#shop/catalogue/name-of-product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockMoves } from '#shop/inventory/schema.ts'
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
    const name = await nameOfProduct(tx, productId)
    await tx.delete(products).where(eq(products.id, productId))
    const before = { name, skus: skus.map(({ sku }) => sku) }
    await recordChange(tx, actor, { verb: 'product.deleted', id: productId, name, before, after: null })
  })
