import type { Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { queryListing } from './query-listing.ts'
import type { FacetCount } from './listing-result.ts'
import { emptyListing } from '../listing.ts'

type ValueCount<Value> = { value: Value; count: number }

/** Counts the products for sale: by category, and boots by line and level. */
export async function countForSale(db: Db) {
  const { facets } = await queryListing(db, {
    listing: { ...emptyListing, chosen: { category: [...bootDisciplines] } },
    facets: ['category', 'brand', 'level'],
    window: { offset: 0, limit: 0 },
  })
  const of = <Value>(counted: FacetCount[] = []) => counted as ValueCount<Value>[]
  return {
    categories: of<CategorySlug>(facets.category),
    lines: of<LineSlug>(facets.brand),
    levels: of<string>(facets.level),
  }
}
export type ForSaleCounts = Awaited<ReturnType<typeof countForSale>>
