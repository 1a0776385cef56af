import { eq, min } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { findRelated } from './find-related.ts'

/** The products nearest to this one, by its attributes, whether it is for sale or not. */
export async function findSimilarProducts(db: Db, productId: string, most: number) {
  const [own] = await db
    .select({
      id: products.id,
      category: products.category,
      type: products.type,
      levels: products.levels,
      attributes: products.attributes,
      price: min(variants.price),
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(products.id, productId))
    .groupBy(products.id)
  if (!own) return []
  const { attributes, price, ...rest } = own
  const stiffness = typeof attributes.stiffness === 'number' ? attributes.stiffness : null
  return findRelated(db, { ...rest, stiffness, price: price ?? 0 }, [], most)
}
