import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { chosenKeys, isRange, withoutFilter, type FilterKey, type Listing } from '#shop/search/listing.ts'
import { searchListing } from '#shop/search/phrases/search-listing.ts'
import { m } from '#words/messages.js'
import { facetTitle, type ListingNames } from './listing-names.server.ts'
import { listingAddress, carried, type ListingScope } from '#web/parts/product/listing-scope.ts'

/** When nothing is found: the one filter whose absence shows most. */
export async function findBlockingFilter(
  scope: ListingScope,
  { listing, locale }: { listing: Listing; names: ListingNames; locale: Locale },
) {
  const tried = await Promise.all(
    chosenKeys(carried(scope, listing)).map(async (key) => {
      const left = withoutFilter(listing, key)
      const { count } = await searchListing(db, { listing: left, facets: [], window: { offset: 0, limit: 0 } })
      return { name: nameOf(key, locale), count, to: listingAddress(scope, left) }
    }),
  )
  return tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0] ?? null
}

const nameOf = (key: FilterKey, locale: Locale) =>
  isRange(key) && key === 'price' ? m.search_price({}, { locale }) : facetTitle(key as never, locale)
