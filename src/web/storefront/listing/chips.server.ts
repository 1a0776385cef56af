import type { Locale } from '#kit/localized.ts'
import { isSwitch } from '#shop/search/facet.ts'
import { chosenKeys, isRange, withoutFilter, type FilterKey, type Listing } from '#shop/search/listing.ts'
import { m } from '#words/messages.js'
import { rangeLabel } from './filters.server.ts'
import { facetTitle, valueLabel, type ListingNames } from './listing-names.server.ts'
import { listingAddress, carried, type ListingScope } from '#web/parts/product/listing-scope.ts'

type Seen = { listing: Listing; names: ListingNames; locale: Locale }
export type Chip = { key: FilterKey; label: string; lang?: 'vi'; to: string }

/** What is chosen, one by one, each with the way back. */
export const chipsOf = (scope: ListingScope, seen: Seen): Chip[] =>
  chosenKeys(carried(scope, seen.listing)).flatMap((key) =>
    valuesOf(key, seen).map(({ value, label, lang }) => ({
      key,
      label,
      ...(lang && { lang }),
      to: listingAddress(scope, withoutFilter(seen.listing, key, value)),
    })),
  )

function valuesOf(key: FilterKey, { listing, names, locale }: Seen): { value?: string; label: string; lang?: 'vi' }[] {
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
