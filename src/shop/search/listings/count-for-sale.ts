import type { Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { bootDisciplines, isMadeSize, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
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

/** The sizes in mm in which boots of each discipline can be bought now. */
export async function listSizesForSale(db: Db) {
  const results = await Promise.all(
    bootDisciplines.map((category) =>
      queryListing(db, {
        listing: { ...emptyListing, chosen: { category: [category] } },
        facets: ['size'],
        window: { offset: 0, limit: 0 },
      }),
    ),
  )
  const sizes = results.map(({ facets }) => (facets.size ?? []).map(({ value }) => Number(value)).filter(isMadeSize))
  return Object.fromEntries(
    bootDisciplines.map((category, at) => [category, sizes[at]!.toSorted((a, b) => a - b)]),
  ) as Record<BootDiscipline, number[]>
}
