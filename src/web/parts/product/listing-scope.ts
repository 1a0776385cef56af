import type { FacetKey } from '#shop/search/facet.ts'
import { chosenKeys, listingQuery, type Listing } from '#shop/search/listing.ts'
import { categoryPath } from '#shop/search/category-path.ts'

/** What a page lists before anyone filters: its address, what that address already says, and the filters it offers. */
export type ListingScope = { path: string; fixed?: Listing['chosen']; facets: FacetKey[]; isSearch?: boolean }

/** Only what the query has to carry: the path says the rest. */
export function carried({ fixed = {} }: ListingScope, listing: Listing): Listing {
  const chosen = Object.entries(listing.chosen).filter(([key]) => !(key in fixed))
  return { ...listing, chosen: Object.fromEntries(chosen) }
}

export const listingAddress = (scope: ListingScope, listing: Listing) =>
  scope.path + listingQuery(carried(scope, listing))

/** The address under which this page should be found. The second page of a list in its own order holds other products than the first. */
export function canonicalPath(scope: ListingScope, listing: Listing) {
  const path = listPath(scope, listing)
  const isNumbered = listing.page > 1 && listing.sort === 'relevance' && isOwnPage(scope, listing)
  return isNumbered ? `${path}?page=${listing.page}` : path
}

/** Filters do not make a list of their own, except where one filter is a list. */
function listPath(scope: ListingScope, listing: Listing) {
  const { category, brand } = carried(scope, listing).chosen
  const values = chosenKeys(carried(scope, listing)).flatMap((key) => listing.chosen[key as FacetKey] ?? [''])
  if (scope.path !== '/shop' || values.length !== 1) return scope.path
  if (category) return categoryPath(category[0]!)
  return brand ? `/shop/brand/${brand[0]}` : scope.path
}

/** A list that somebody made of filters, or sorted, is no page that a search engine should list: what it shows stands elsewhere. */
export const isOwnPage = (scope: ListingScope, listing: Listing) =>
  listPath(scope, listing) !== scope.path || listingQuery({ ...carried(scope, listing), page: 1 }) === ''
