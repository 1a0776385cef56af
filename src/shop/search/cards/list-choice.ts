import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { products } from '#shop/catalogue/schema.ts'
import { queryListing } from '../listings/query-listing.ts'
import { emptyListing } from '../listing.ts'

/** Ids of the editors' choice in these categories; `fill` adds other products, newest first. */
export async function listChoice(
  db: Db,
  slugs: CategorySlug[],
  { limit, fill = false }: { limit: number; fill?: boolean },
) {
  const listing = { ...emptyListing, chosen: { category: slugs } }
  const { ids } = await queryListing(db, { listing, facets: [], window: { offset: 0, limit } })
  if (fill || !ids.length) return ids
  const rows = await db
    .select({ id: products.id, choice: products.choice })
    .from(products)
    .where(inArray(products.id, ids))
  const chosen = new Set(rows.filter(({ choice }) => choice !== null).map(({ id }) => id))
  return ids.filter((id) => chosen.has(id))
}
