import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { facetKeys } from '#shop/search/facet.ts'
import { dropUnknownChoices } from '#shop/search/listings/drop-unknown-choices.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { redirect } from 'react-router'
import { lastListingPage, listingQuery, listingPerPage, withoutFilters, type Listing } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { searchListing, type SearchResult } from '#shop/search/phrases/search-listing.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { chipsOf } from './chips.server.ts'
import { filtersOf } from './filters.server.ts'
import { findBlockingFilter } from './find-blocking-filter.server.ts'
import { findListingNames } from './listing-names.server.ts'
import {
  listingAddress,
  canonicalPath,
  carried,
  isOwnPage,
  type ListingScope,
} from '#web/parts/product/listing-scope.ts'
import { sortsOf } from './sorts.server.ts'

/** Everything that one page of a list shows, in words and addresses of this language. A page beyond the last leads to the last. */
export async function findListing(scope: ListingScope, request: Request) {
  const locale = requestLocale()
  const asked = await readAsked(scope, request)
  const { listing } = asked
  const found = await searchListing(db, { listing, facets: [...scope.facets, 'price'], window: windowOf(listing) })
  const pages = Math.min(lastListingPage, Math.max(1, Math.ceil(found.count / listingPerPage)))
  if (listing.page > pages) throw redirect(listingAddress(scope, { ...listing, page: pages }))
  if (asked.isKnown && !scope.isSearch) cachePage('catalogue')
  const [cards, names] = await Promise.all([listCards(db, locale, found.ids), findListingNames(locale, listing, found)])
  const own = carried(scope, listing)
  return {
    path: scope.path,
    query: listingQuery(own),
    q: listing.q,
    sort: listing.sort,
    sorts: await sortsOf(locale),
    count: found.count,
    page: listing.page,
    pages,
    perPage: listingPerPage,
    cards,
    filters: filtersOf(scope, { listing, found, names, locale }),
    chips: chipsOf(scope, { listing, names, locale }),
    clearTo: listingAddress(scope, { ...withoutFilters(listing), chosen: scope.fixed ?? {} }),
    escape: found.count ? null : await findBlockingFilter(scope, { listing, names, locale }),
    instead: insteadOf(scope, listing, found),
    lacks: found.lacks,
    addresses: alternates(canonicalPath(scope, listing)),
    isOwn: isOwnPage(scope, listing),
  }
}
export type ListingView = Awaited<ReturnType<typeof findListing>>

/** The listing of the address; choices that the catalogue does not know are passed over, and such a page is not kept. */
async function readAsked(scope: ListingScope, request: Request) {
  const read = readListing(new URL(request.url).searchParams)
  const known = await dropUnknownChoices(db, read.chosen)
  const isKnown = facetKeys.every((key) => known[key]?.length === read.chosen[key]?.length)
  const listing = { ...read, q: scope.isSearch ? read.q : '', chosen: { ...known, ...scope.fixed } }
  return { listing, isKnown }
}

const windowOf = ({ page }: Listing) => ({ offset: (page - 1) * listingPerPage, limit: listingPerPage })

function insteadOf(scope: ListingScope, listing: Listing, { instead }: SearchResult) {
  if (!instead) return null
  return { ...instead, to: listingAddress(scope, { ...withoutFilters(listing), q: instead.text }) }
}
