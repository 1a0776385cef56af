import type { FacetKey } from '#shop/search/facet.ts'
import { chosenKeys, listingQuery, type Listing } from '#shop/search/listing.ts'
import { categoryPath } from '#shop/search/category-path.ts'

/** A list page before filtering: its address, the filters that the address fixes, and the filters it offers. */
export type ListingScope = { path: string; fixed?: Listing['chosen']; facets: FacetKey[]; isSearch?: boolean }

/** The filters that the query must carry; the path holds the rest. */
export function carried({ fixed = {} }: ListingScope, listing: Listing): Listing {
  const chosen = Object.entries(listing.chosen).filter(([key]) => !(key in fixed))
  return { ...listing, chosen: Object.fromEntries(chosen) }
}

export const listingAddress = (scope: ListingScope, listing: Listing) =>
  scope.path + listingQuery(carried(scope, listing))

/** The canonical address. Further pages keep their number in default order, since they hold other products. */
export function canonicalPath(scope: ListingScope, listing: Listing) {
  const path = listPath(scope, listing)
  const isNumbered = listing.page > 1 && listing.sort === 'relevance' && isOwnPage(scope, listing)
  return isNumbered ? `${path}?page=${listing.page}` : path
}

/** Filtered lists share the address of their list, except where one filter is a list itself. */
function listPath(scope: ListingScope, listing: Listing) {
  const { category, brand } = carried(scope, listing).chosen
  const values = chosenKeys(carried(scope, listing)).flatMap((key) => listing.chosen[key as FacetKey] ?? [''])
  if (scope.path !== '/shop' || values.length !== 1) return scope.path
  if (category) return categoryPath(category[0]!)
  return brand ? `/shop/brand/${brand[0]}` : scope.path
}

/** Filtered or sorted lists are not for search engines, since their products stand on other pages. */
export const isOwnPage = (scope: ListingScope, listing: Listing) =>
  listPath(scope, listing) !== scope.path || listingQuery({ ...carried(scope, listing), page: 1 }) === ''
