import type { FacetKey } from '../facet.ts'
import type { Listing, RangeKey } from '../listing.ts'
import type { Phrase } from '../phrase.ts'

export type FacetCount = { value: string; count: number }
export type ListingResult = {
  /** Ids of the products of this window, in order. */
  ids: string[]
  /** The number of all matching products, and of those that the phrase would find without any filter. */
  count: number
  searched: number
  facets: Partial<Record<FacetKey | 'band', FacetCount[]>>
  /** The limits of the ranges, each without its own choice. */
  ends: Partial<Record<RangeKey, Ends>>
}
type Ends = { least: number; most: number }

/** A parsed search; `places` are products whose SKU was typed. */
export type SearchQuery = { phrase: Phrase; places: number[] }

export type ListingRequest = {
  listing: Listing
  facets: readonly (FacetKey | 'price')[]
  window: { offset: number; limit: number }
  searched?: SearchQuery
}
