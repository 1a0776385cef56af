import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { facetKeys } from '#shop/search/facet.ts'
import { dropUnknown } from '#shop/search/drop-unknown.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { listingQuery, pagesShown, perPage, withoutFilters, type Listing } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/read-listing.ts'
import { searchListed, type SearchFound } from '#shop/search/search-listed.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { chipsOf } from './chips.server.ts'
import { filtersOf } from './filters.server.ts'
import { findEscape } from './find-escape.server.ts'
import { findNames } from './names.server.ts'
import { addressOf, canonicalPath, carried, isOwnPage, type Scope } from './scope.ts'
import { sortsOf } from './sorts.server.ts'

/** Everything a listing page shows, in words and addresses of this language. */
export async function findListing(scope: Scope, request: Request) {
  const locale = spokenLocale()
  const asked = await readAsked(scope, request)
  const { found, listing } = await look(scope, asked.listing)
  if (asked.isKnown && listing === asked.listing && !scope.isSearch) keepPage('catalogue')
  const first = firstPage(listing)
  const [cards, names] = await Promise.all([listCards(db, locale, found.ids), findNames(locale, listing, found)])
  const own = carried(scope, listing)
  const shown = (first - 1) * perPage + cards.length
  return {
    path: scope.path,
    query: listingQuery(own),
    q: listing.q,
    sort: listing.sort,
    sorts: await sortsOf(locale),
    count: found.count,
    cards,
    filters: filtersOf(scope, { listing, found, names, locale }),
    chips: chipsOf(scope, { listing, names, locale }),
    clearTo: addressOf(scope, { ...withoutFilters(listing), chosen: scope.fixed ?? {} }),
    before: first > 1 ? addressOf(scope, { ...listing, page: first - 1 }) : null,
    more: moreOf(scope, listing, found.count - shown),
    escape: found.count ? null : await findEscape(scope, { listing, names, locale }),
    instead: insteadOf(scope, listing, found),
    lacks: found.lacks,
    addresses: alternates(canonicalPath(scope, listing)),
    isOwn: isOwnPage(scope, listing),
  }
}
export type ListingView = Awaited<ReturnType<typeof findListing>>

/** The listing of the address; choices that the catalogue does not know are passed over, and such a page is not kept. */
async function readAsked(scope: Scope, request: Request) {
  const read = readListing(new URL(request.url).searchParams)
  const known = await dropUnknown(db, read.chosen)
  const isKnown = facetKeys.every((key) => known[key]?.length === read.chosen[key]?.length)
  const listing = { ...read, q: scope.isSearch ? read.q : '', chosen: { ...known, ...scope.fixed } }
  return { listing, isKnown }
}

const firstPage = ({ page }: Listing) => Math.max(1, page - pagesShown + 1)
const windowOf = (listing: Listing) => ({
  offset: (firstPage(listing) - 1) * perPage,
  limit: (listing.page - firstPage(listing) + 1) * perPage,
})

/** A page beyond the last shows the last. */
async function look(scope: Scope, listing: Listing): Promise<{ found: SearchFound; listing: Listing }> {
  const find = (wanted: Listing) =>
    searchListed(db, { listing: wanted, facets: [...scope.facets, 'price'], window: windowOf(wanted) })
  const found = await find(listing)
  const last = Math.max(1, Math.ceil(found.count / perPage))
  if (listing.page <= last) return { found, listing }
  const there = { ...listing, page: last }
  return { found: await find(there), listing: there }
}

const moreOf = (scope: Scope, listing: Listing, left: number) =>
  left > 0 ? { count: Math.min(perPage, left), to: addressOf(scope, { ...listing, page: listing.page + 1 }) } : null

function insteadOf(scope: Scope, listing: Listing, { instead }: SearchFound) {
  if (!instead) return null
  return { ...instead, to: addressOf(scope, { ...withoutFilters(listing), q: instead.text }) }
}
