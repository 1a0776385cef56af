import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refuseStale } from '#platform/forms/refuse-stale.ts'
import { m } from '#words/messages.js'
import { products } from './schema.ts'

/** Locks the product until the transaction ends; refuses if it is gone or changed after `seen`. */
export async function lockProduct(tx: Db, productId: string, expectedVersion: string | undefined) {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
  if (!product) throw new Refusal('product-unknown', m.admin_slug_product_unknown, {})
  refuseStale(expectedVersion, product.updatedAt)
  return product
}
