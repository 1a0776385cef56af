import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { facetKeys } from '#shop/search/facet.ts'
import { dropUnknown } from '#shop/search/drop-unknown.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { redirect } from 'react-router'
import { lastPage, listingQuery, perPage, withoutFilters, type Listing } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/read-listing.ts'
import { searchListed, type SearchFound } from '#shop/search/search-listed.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { chipsOf } from './chips.server.ts'
import { filtersOf } from './filters.server.ts'
import { findEscape } from './find-escape.server.ts'
import { findNames } from './names.server.ts'
import { addressOf, canonicalPath, carried, isOwnPage, type Scope } from './scope.ts'
import { sortsOf } from './sorts.server.ts'

/** Everything that one page of a list shows, in words and addresses of this language. A page beyond the last leads to the last. */
export async function findListing(scope: Scope, request: Request) {
  const locale = spokenLocale()
  const asked = await readAsked(scope, request)
  const { listing } = asked
  const found = await searchListed(db, { listing, facets: [...scope.facets, 'price'], window: windowOf(listing) })
  const pages = Math.min(lastPage, Math.max(1, Math.ceil(found.count / perPage)))
  if (listing.page > pages) throw redirect(addressOf(scope, { ...listing, page: pages }))
  if (asked.isKnown && !scope.isSearch) keepPage('catalogue')
  const [cards, names] = await Promise.all([listCards(db, locale, found.ids), findNames(locale, listing, found)])
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
    perPage,
    cards,
    filters: filtersOf(scope, { listing, found, names, locale }),
    chips: chipsOf(scope, { listing, names, locale }),
    clearTo: addressOf(scope, { ...withoutFilters(listing), chosen: scope.fixed ?? {} }),
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

const windowOf = ({ page }: Listing) => ({ offset: (page - 1) * perPage, limit: perPage })

function insteadOf(scope: Scope, listing: Listing, { instead }: SearchFound) {
  if (!instead) return null
  return { ...instead, to: addressOf(scope, { ...withoutFilters(listing), q: instead.text }) }
}
