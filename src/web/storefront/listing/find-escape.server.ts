import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { chosenKeys, isRange, without, type FilterKey, type Listing } from '#shop/search/listing.ts'
import { searchListed } from '#shop/search/search-listed.ts'
import { m } from '#words/messages.js'
import { titleOf, type Names } from './names.server.ts'
import { addressOf, carried, type Scope } from './scope.ts'

/** When nothing is found: the one filter whose absence shows most. */
export async function findEscape(
  scope: Scope,
  { listing, locale }: { listing: Listing; names: Names; locale: Locale },
) {
  const tried = await Promise.all(
    chosenKeys(carried(scope, listing)).map(async (key) => {
      const left = without(listing, key)
      const { count } = await searchListed(db, { listing: left, facets: [], window: { offset: 0, limit: 0 } })
      return { name: nameOf(key, locale), count, to: addressOf(scope, left) }
    }),
  )
  return tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0] ?? null
}

const nameOf = (key: FilterKey, locale: Locale) =>
  isRange(key) && key === 'price' ? m.search_price({}, { locale }) : titleOf(key as never, locale)
