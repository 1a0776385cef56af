import type { Dong } from '#kit/money.ts'
import { facetKeys, type FacetKey } from './facet.ts'

export const listingSorts = ['relevance', 'new', 'popular', 'price-up', 'price-down', 'rating'] as const
export type ListingSort = (typeof listingSorts)[number]
export const listingPerPage = 24
export const lastListingPage = 500

export type Range = { from?: number; to?: number }
export const rangeKeys = ['price', 'stiffness'] as const
export type RangeKey = (typeof rangeKeys)[number]
/** Any filter that can be set and removed. */
export type FilterKey = FacetKey | RangeKey

/** The filters of a listing. Several values of one facet mean "or", different facets "and". */
export type Listing = {
  chosen: Partial<Record<FacetKey, string[]>>
  price: { from?: Dong; to?: Dong }
  stiffness: Range
  /** The search text as it was typed. */
  q: string
  sort: ListingSort
  page: number
}

export const emptyListing: Listing = { chosen: {}, price: {}, stiffness: {}, q: '', sort: 'relevance', page: 1 }

export const isRange = (key: FilterKey): key is RangeKey => (rangeKeys as readonly string[]).includes(key)
const isBound = ({ from, to }: Range) => from !== undefined || to !== undefined

/** The chosen filters, in the order of the page. */
export const chosenKeys = (listing: Listing): FilterKey[] => [
  ...facetKeys.filter((key) => key !== 'stiffness' && listing.chosen[key]?.length),
  ...rangeKeys.filter((key) => isBound(listing[key])),
]

/** The query string of a listing, always in the same order, without defaults. */
export function listingQuery(listing: Listing): string {
  const params = new URLSearchParams()
  if (listing.q) params.set('q', listing.q)
  for (const key of facetKeys) for (const value of listing.chosen[key] ?? []) params.append(key, value)
  for (const key of rangeKeys) {
    const { from, to } = listing[key]
    if (from !== undefined) params.set(`${key}_from`, String(from))
    if (to !== undefined) params.set(`${key}_to`, String(to))
  }
  if (listing.sort !== 'relevance') params.set('sort', listing.sort)
  if (listing.page > 1) params.set('page', String(listing.page))
  const text = params.toString()
  return text && `?${text}`
}

/** The same listing without one choice, or without a whole filter, from its first page. */
export function withoutFilter(listing: Listing, key: FilterKey, value?: string): Listing {
  if (isRange(key)) return { ...listing, page: 1, [key]: {} }
  const remaining = value === undefined ? [] : (listing.chosen[key] ?? []).filter((one) => one !== value)
  const { [key]: _, ...others } = listing.chosen
  return { ...listing, page: 1, chosen: remaining.length ? { ...others, [key]: remaining } : others }
}

export const withoutFilters = (listing: Listing): Listing => ({ ...emptyListing, q: listing.q, sort: listing.sort })
