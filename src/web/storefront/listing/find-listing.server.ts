import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { facetKeys, isSwitch } from '#shop/search/facet.ts'
import { dropUnknownChoices } from '#shop/search/listings/drop-unknown-choices.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { redirect } from 'react-router'
import {
  lastListingPage,
  listingQuery,
  listingPerPage,
  withoutFilters,
  listingSorts,
  chosenKeys,
  isRange,
  withoutFilter,
  type Listing,
  type ListingSort,
  type FilterKey,
} from '#shop/search/listing.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { findAvailableSorts } from '#shop/search/listings/find-available-sorts.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { searchListing, type SearchResult } from '#shop/search/phrases/search-listing.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { filtersOf, rangeLabel } from './filters.server.ts'
import { findListingNames, facetTitle, valueLabel, type ListingNames } from './listing-names.server.ts'
import {
  listingAddress,
  canonicalPath,
  carried,
  isOwnPage,
  type ListingScope,
} from '#web/parts/product/listing-scope.ts'
import { m } from '#words/messages.js'

/** Everything that one page of a list shows, in this language. A page beyond the last redirects to the last. */
export async function findListing(scope: ListingScope, request: Request) {
  const locale = requestLocale()
  const readResult = await readRequestedListing(scope, request)
  const { listing } = readResult
  const result = await searchListing(db, { listing, facets: [...scope.facets, 'price'], window: windowOf(listing) })
  const pages = Math.min(lastListingPage, Math.max(1, Math.ceil(result.count / listingPerPage)))
  if (listing.page > pages) throw redirect(listingAddress(scope, { ...listing, page: pages }))
  if (readResult.isKnown && !scope.isSearch) cachePage('catalogue')
  const [cards, names] = await Promise.all([
    listCards(db, locale, result.ids, { isOneCategory: scope.fixed?.category?.length === 1 }),
    findListingNames(locale, listing, result),
  ])
  const own = carried(scope, listing)
  return {
    path: scope.path,
    query: listingQuery(own),
    q: listing.q,
    sort: listing.sort,
    sorts: await sortsOf(locale),
    count: result.count,
    page: listing.page,
    pages,
    perPage: listingPerPage,
    cards,
    filters: filtersOf(scope, { listing, found: result, names, locale }),
    chips: chipsOf(scope, { listing, names, locale }),
    clearTo: listingAddress(scope, { ...withoutFilters(listing), chosen: scope.fixed ?? {} }),
    escape: result.count || !result.searched ? null : await findBlockingFilter(scope, listing, locale),
    instead: insteadOf(scope, listing, result),
    lacks: result.unavailable,
    isOnlyMentioned: result.isOnlyMentioned ?? false,
    addresses: alternates(canonicalPath(scope, listing)),
    isOwn: isOwnPage(scope, listing),
  }
}
export type ListingView = Awaited<ReturnType<typeof findListing>>

type ChipContext = { listing: Listing; names: ListingNames; locale: Locale }
type Chip = { key: FilterKey; label: string; lang?: 'vi'; to: string }

/** One chip for each set filter, with the address that removes it. */
const chipsOf = (scope: ListingScope, context: ChipContext): Chip[] =>
  chosenKeys(carried(scope, context.listing)).flatMap((key) =>
    valuesOf(key, context).map(({ value, label, lang }) => ({
      key,
      label,
      ...(lang && { lang }),
      to: listingAddress(scope, withoutFilter(context.listing, key, value)),
    })),
  )

function valuesOf(
  key: FilterKey,
  { listing, names, locale }: ChipContext,
): { value?: string; label: string; lang?: 'vi' }[] {
  if (key === 'price' || (isRange(key) && key === 'stiffness')) {
    const label = rangeLabel(key, listing[key], locale)
    return [{ label: key === 'price' ? label : `${facetTitle('stiffness', locale)}: ${label}` }]
  }
  if (isSwitch(key)) return [{ label: facetTitle(key, locale) }]
  return listing.chosen[key]!.map((value) => {
    const label = valueLabel(key, value, names, locale)
    if (key === 'colour') return { value, label, lang: names.colours.get(value)?.lang }
    if (key === 'size') return { value, label: m.listing_size({ size: label }, { locale }) }
    return { value, label: /^[\d.,]/.test(label) ? `${facetTitle(key, locale)}: ${label}` : label }
  })
}

/** Nobody sets more filters by hand; an address may name all of them, and each one tried is a search. */
const maxTriedFilters = 8

/** When nothing is found: the filter whose removal shows most products. One after another, so that one request takes one connection. */
async function findBlockingFilter(scope: ListingScope, listing: Listing, locale: Locale) {
  const tried = []
  for (const key of chosenKeys(carried(scope, listing)).slice(0, maxTriedFilters)) {
    const left = withoutFilter(listing, key)
    const { count } = await searchListing(db, { listing: left, facets: [], window: { offset: 0, limit: 0 } })
    tried.push({ name: nameOf(key, locale), count, to: listingAddress(scope, left) })
  }
  return tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0] ?? null
}

const nameOf = (key: FilterKey, locale: Locale) =>
  isRange(key) && key === 'price' ? m.search_price({}, { locale }) : facetTitle(key as never, locale)

const names: Record<ListingSort, typeof m.search_sort_relevance> = {
  relevance: m.search_sort_relevance,
  new: m.listing_sort_new,
  popular: m.search_sort_popular,
  'price-up': m.listing_sort_price_up,
  'price-down': m.listing_sort_price_down,
  rating: m.search_sort_rating,
}

/** The sort orders with data behind them: "best selling" needs sales, "rating" reviews that are shown. */
async function sortsOf(locale: Locale) {
  const [{ hasSales, hasRatings: isRated }, { featuresOff }] = await Promise.all([
    findAvailableSorts(db),
    findSettings(db),
  ])
  const hasRatings = isRated && !featuresOff.includes('reviews')
  return listingSorts
    .filter((sort) => (sort !== 'popular' || hasSales) && (sort !== 'rating' || hasRatings))
    .map((value) => ({ value, label: names[value]({}, { locale }) }))
}

/** The listing of the address; values that the catalogue does not know are ignored, and such a page is not cached. */
async function readRequestedListing(scope: ListingScope, request: Request) {
  const read = readListing(new URL(request.url).searchParams)
  const knownChoices = await dropUnknownChoices(db, read.chosen)
  const hasNoUnknown = facetKeys.every((key) => knownChoices[key]?.length === read.chosen[key]?.length)
  const listing = { ...read, q: scope.isSearch ? read.q : '', chosen: { ...knownChoices, ...scope.fixed } }
  return { listing, isKnown: hasNoUnknown }
}

const windowOf = ({ page }: Listing) => ({ offset: (page - 1) * listingPerPage, limit: listingPerPage })

function insteadOf(scope: ListingScope, listing: Listing, { instead }: SearchResult) {
  if (!instead) return null
  return { ...instead, to: listingAddress(scope, { ...withoutFilters(listing), q: instead.text }) }
}
