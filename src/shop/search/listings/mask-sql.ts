import { sql, type SQL } from 'drizzle-orm'
import { isFit, type FacetKey, type FitKey } from '../facet.ts'
import type { ListingRequest } from './listing-result.ts'
import { isRange, type FilterKey, type RangeKey } from '../listing.ts'
import { every } from '../traits/masks.ts'

/** The columns of masks in the query. */
export type MaskNames = Set<FilterKey | 'fit' | 'searched' | 'named'>
export const column = (name: string) => sql.identifier(`by_${name}`)

/** All filters, or all but one: the counts of a filter ignore its own choice. */
export function allFilters(names: MaskNames, except?: FilterKey | 'fit'): SQL {
  const applied = [...names].filter((name) => name !== except && name !== 'named' && name !== 'searched')
  const masks = applied.map((name) => sql`${column(name)}`)
  return every([sql`listed`, ...(names.has('searched') ? [sql`searched`] : []), ...masks])
}

export type Counting = FacetKey | 'band'
export const isFitFacet = (key: Counting): key is FitKey => key !== 'band' && isFit(key)

/** Filters with a count per value: a range needs only its ends, the price its bands as well. */
export const countedFacetsOf = ({ facets }: ListingRequest): Counting[] => [
  ...facets.filter((key): key is FacetKey => !isRange(key)),
  ...(facets.includes('price') ? (['band'] as const) : []),
]

/** The filter whose own choice is ignored when this facet is counted. */
export function ignoredFilterOf(key: Counting | RangeKey, names: MaskNames): FilterKey | 'fit' | undefined {
  if (key === 'band') return ignoredFilterOf('price', names)
  if (key !== 'price' && isFitFacet(key)) return names.has('fit') ? 'fit' : undefined
  return names.has(key) ? key : undefined
}
export const combinedMask = (aside: string | undefined) => sql.identifier(aside ? `but_${aside}` : 'through')

/** The masks that a count must pass, once per chunk: all filters, and for each set filter all others. */
export const combinedMasks = ({ facets }: ListingRequest, names: MaskNames) =>
  [...new Set([undefined, ...facets.map((key) => ignoredFilterOf(key, names))])].map(
    (aside) => sql`${allFilters(names, aside)} as ${combinedMask(aside)}`,
  )

/** Checked once before any bit is read: if nothing matches the phrase, there is nothing to count. */
export const isAnything = sql`(select searched from whole) > 0`
