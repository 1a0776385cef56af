import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { typeLabel } from '#shop/catalogue/labels.server.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { countFacets, countProducts, listProducts, type Facets } from '#shop/search/list-products.ts'
import { groups, listingQuery, perPage, queryNames, without, type Group, type Listing } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/read-listing.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { addressOf, canonicalPath, carried, type Scope } from './scope.ts'

type Names = Record<Group, Map<string, string>>

/** Everything a listing page shows, in words and addresses of this language. */
export async function findListing(scope: Scope, request: Request) {
  const locale = spokenLocale()
  const listing = { ...readListing(new URL(request.url).searchParams), ...scope.fixed }
  const [{ ids, count }, facets, names] = await Promise.all([
    listProducts(db, listing),
    countFacets(db, listing, scope.offers),
    namesOf(locale),
  ])
  const cards = await listCards(db, locale, ids)
  const own = carried(scope, listing)
  const label = (group: Group, value: string) =>
    names[group].get(value) ?? (group === 'types' ? typeLabel(value, locale) : value)
  const dropped = (group: Group, value: string) => addressOf(scope, without(listing, group, value))
  return {
    path: scope.path,
    query: listingQuery(own),
    sort: listing.sort,
    count,
    cards,
    filters: scope.offers.flatMap((group) =>
      filterOf(group, { listing, facets, label, order: [...names[group].keys()] }),
    ),
    chips: groups.flatMap((group) =>
      own[group].map((value) => ({ group, label: label(group, value), to: dropped(group, value) })),
    ),
    clearTo: addressOf(scope, cleared(listing)),
    more: moreOf(scope, listing, count - cards.length),
    escape: count ? null : await findEscape(scope, listing),
    addresses: alternates(canonicalPath(scope, listing)),
  }
}
export type ListingView = Awaited<ReturnType<typeof findListing>>
export type Filter = ListingView['filters'][number]

const moreOf = (scope: Scope, listing: Listing, left: number) =>
  left > 0 ? { count: Math.min(perPage, left), to: addressOf(scope, { ...listing, page: listing.page + 1 }) } : null

const cleared = (listing: Listing): Listing => ({
  ...listing,
  categories: [],
  lines: [],
  types: [],
  sizes: [],
  page: 1,
})

async function namesOf(locale: Locale): Promise<Names> {
  const [categories, lines] = await Promise.all([listCategories(db, locale), listBrandLines(db, locale)])
  const named = (rows: { slug: string; name: string }[]) => new Map(rows.map((row) => [row.slug, row.name]))
  return { categories: named(categories), lines: named(lines), types: new Map(), sizes: new Map() }
}

type Counted = { listing: Listing; facets: Facets; label: (group: Group, value: string) => string; order: string[] }

/** The choices of one group that lead somewhere, and those already made; a group without a choice is not shown. */
function filterOf(group: Group, { listing, facets, label, order }: Counted) {
  const chosen: string[] = listing[group]
  const counted = facets[group] ?? []
  const lost = chosen
    .filter((value) => !counted.some((facet) => facet.value === value))
    .map((value) => ({ value, count: 0 }))
  const values = [...counted, ...lost].map((facet) => ({
    ...facet,
    label: label(group, facet.value),
    isChosen: chosen.includes(facet.value),
  }))
  if (values.length < 2 && !chosen.length) return []
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  values.sort((a, b) => place(a.value) - place(b.value) || byName(a.label, b.label))
  return [{ group, name: queryNames[group], values }]
}

const byName = new Intl.Collator('vi').compare

/** When nothing is found: the one filter whose absence shows most. */
async function findEscape(scope: Scope, listing: Listing) {
  const own = carried(scope, listing)
  const active = groups.filter((group) => own[group].length)
  const counted = await Promise.all(
    active.map(async (group) => ({
      group,
      count: await countProducts(db, listing, group),
      to: addressOf(scope, without(listing, group)),
    })),
  )
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0] ?? null
}
