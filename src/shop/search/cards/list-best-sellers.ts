import { and, gte, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { queryListing } from '../listings/query-listing.ts'
import { emptyListing } from '../listing.ts'
import { listedProducts } from '../schema.ts'

/** With fewer pieces sold than this, a product is no best seller but chance. */
const enough = 3

/**
 * Ids of the best-selling products of these categories, as counted from orders; none until there are enough for the whole row, since the shop invents no
 * best sellers (docs/reference/product.md 8).
 */
export async function listBestSellers(db: Db, slugs: CategorySlug[], { limit }: { limit: number }) {
  const listing = { ...emptyListing, chosen: { category: slugs }, sort: 'popular' as const }
  const { ids } = await queryListing(db, { listing, facets: [], window: { offset: 0, limit } })
  if (ids.length < limit) return []
  const sold = await db
    .select({ id: listedProducts.productId })
    .from(listedProducts)
    .where(and(inArray(listedProducts.productId, ids), gte(listedProducts.sold, enough)))
  return sold.length < limit ? [] : ids
}
