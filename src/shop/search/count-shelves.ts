import type { Db } from '#platform/db.server.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { bootDisciplines } from '#shop/catalogue/sizes.ts'
import { findListed } from './find-listed.ts'
import type { Counted } from './found.ts'
import { nothing } from './listing.ts'

type Shelf<Value> = { value: Value; count: number }

/** What is for sale now: how much of each category, and of all boots how many of each line and for each level. */
export async function countShelves(db: Db) {
  const { facets } = await findListed(db, {
    listing: { ...nothing, chosen: { category: [...bootDisciplines] } },
    facets: ['category', 'brand', 'level'],
    window: { offset: 0, limit: 0 },
  })
  const of = <Value>(counted: Counted[] = []) => counted as Shelf<Value>[]
  return {
    categories: of<CategorySlug>(facets.category),
    lines: of<LineSlug>(facets.brand),
    levels: of<string>(facets.level),
  }
}
export type Shelves = Awaited<ReturnType<typeof countShelves>>
