import type { Db } from '#platform/postgres/db.server.ts'
import { saveProduct, type ProductEdit } from '#shop/catalogue/products/save-product.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { setProductThreshold } from '#shop/inventory/set-product-threshold.ts'

type Change = { productId: string; edit: ProductEdit; lowAt: number | null; expectedVersion: string | undefined }

/** Saves all that the product editor holds, catalogue and stock, in one transaction. */
export const editProduct = (db: Db, actor: Actor, { lowAt, ...change }: Change) =>
  db.transaction(async (tx) => {
    await saveProduct(tx, actor, change)
    await setProductThreshold(tx, actor, change.productId, lowAt)
  })
