import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { optionName } from '#shop/catalogue/attributes/labels.server.ts'
import { facetKeys, isSwitch, type FacetKey } from '#shop/search/facet.ts'
import type { FacetCount, ListingResult } from '#shop/search/listings/listing-result.ts'
import type { Listing, Range } from '#shop/search/listing.ts'
import { bandName, priceBands } from '#shop/search/price-band.ts'
import { roundPrice } from '#shop/search/price-step.ts'
import { m } from '#words/messages.js'
import { facetRank, facetTitle, valueLabel, type ListingNames } from './listing-names.server.ts'
import { listingAddress, type ListingScope } from '#web/parts/product/listing-scope.ts'

export type FilterValue = {
  value: string
  label: string
  count: number
  isChosen: boolean
  swatch?: string
  lang?: 'vi'
}
type FilterPreset = { label: string; count: number; to: string; isChosen: boolean }
export type Filter =
  | { look: 'boxes' | 'sizes'; key: FacetKey; title: string; values: FilterValue[]; chosen: number }
  | { look: 'switches'; key: 'features'; title: string; values: FilterValue[]; chosen: number }
  | {
      look: 'range'
      key: 'price' | 'stiffness'
      title: string
      unit: string
      least: number
      most: number
      step: number
      set: Range
      presets: FilterPreset[]
      chosen: number
    }

type FilterContext = { listing: Listing; found: ListingResult; names: ListingNames; locale: Locale }

const foremost = new Set<Filter['key']>(['category', 'type', 'size', 'blade_for', 'blade_length'])

/** Filters that change the result, and those already set. Price stands after the sizes. */
export function filtersOf(scope: ListingScope, context: FilterContext): Filter[] {
  const plainFacets = scope.facets.filter(
    (key) => !isSwitch(key) && key !== 'stiffness' && !(key in (scope.fixed ?? {})),
  )
  const built = plainFacets.flatMap((key): Filter[] => boxes(key, context))
  const first = built.filter(({ key }) => foremost.has(key))
  const otherFilters = built.filter((filter) => !first.includes(filter))
  return [
    ...first,
    ...range('price', scope, context),
    ...otherFilters.filter(({ key }) => key === 'level' || key === 'brand'),
    ...(scope.facets.includes('stiffness') ? range('stiffness', scope, context) : []),
    ...otherFilters.filter(({ key }) => key !== 'level' && key !== 'brand'),
    ...switches(scope, context),
  ]
}

/** The values of one filter; one that leaves no choice is not shown. */
function boxes(key: FacetKey, { listing, found, names, locale }: FilterContext): Filter[] {
  const chosen = listing.chosen[key] ?? []
  const counted = key === 'size' ? bootSizes(found.facets.size) : (found.facets[key] ?? [])
  const unavailable = chosen
    .filter((value) => !counted.some((one) => one.value === value))
    .map((value) => ({ value, count: 0 }))
  if (counted.length + unavailable.length < 2 && !chosen.length) return []
  const place = facetRank(key, names)
  const values = [...counted, ...unavailable]
    .map(({ value, count }) => ({
      value,
      count,
      label: valueLabel(key, value, names, locale),
      isChosen: chosen.includes(value),
      ...(key === 'colour' && colourOf(value, names)),
    }))
    .sort((a, b) => place(a.value) - place(b.value) || byName(a.label, b.label))
  const look = key === 'size' ? 'sizes' : 'boxes'
  const title =
    key === 'size' && !values.some(({ value }) => isMm(value)) ? optionName('size', locale) : facetTitle(key, locale)
  return [{ look, key, title, values, chosen: chosen.length }]
}

function colourOf(value: string, { colours }: ListingNames) {
  const { swatch, lang } = colours.get(value) ?? {}
  return { swatch, ...(lang && { lang }) }
}

const isMm = (value: string) => /^\d{3}$/.test(value)

/** Lists with boots show only boot sizes; S, M, L of clothing belong to its own list. */
function bootSizes(counted: FacetCount[] = []) {
  const ofBoots = counted.filter(({ value }) => isMm(value))
  return ofBoots.length ? ofBoots : counted
}

const byName = new Intl.Collator('vi').compare

/** A checkbox filter; shown where some products have the attribute and some do not. */
function switches({ facets }: ListingScope, { listing, found, locale }: FilterContext): Filter[] {
  const values = facetKeys
    .filter((key) => isSwitch(key) && facets.includes(key))
    .flatMap((key) => {
      const isChosen = Boolean(listing.chosen[key])
      const count = found.facets[key]?.[0]?.count ?? 0
      return isChosen || (count > 0 && count < found.count)
        ? [{ value: key, label: facetTitle(key, locale), count, isChosen }]
        : []
    })
  const title = m.search_features({}, { locale })
  return values.length
    ? [{ look: 'switches', key: 'features', title, values, chosen: values.filter(({ isChosen }) => isChosen).length }]
    : []
}

function range(key: 'price' | 'stiffness', scope: ListingScope, { listing, found, locale }: FilterContext): Filter[] {
  const ends = found.ends[key]
  const set = listing[key]
  const isSet = set.from !== undefined || set.to !== undefined
  if (ends?.least === ends?.most && !isSet) return []
  const least = Math.min(ends?.least ?? Infinity, set.from ?? Infinity)
  const maximum = Math.max(ends?.most ?? 0, set.to ?? 0)
  const isPrice = key === 'price'
  return [
    {
      look: 'range',
      key,
      title: isPrice ? m.search_price({}, { locale }) : facetTitle('stiffness', locale),
      unit: isPrice ? '₫' : '',
      least: isPrice ? roundPrice(least) : least,
      most: isPrice ? roundPrice(maximum, true) : maximum,
      step: isPrice ? 50_000 : 1,
      set,
      presets: isPrice ? presets(scope, { listing, counted: found.facets.band ?? [], locale }) : [],
      chosen: isSet ? 1 : 0,
    },
  ]
}

function presets(
  scope: ListingScope,
  { listing, counted, locale }: { listing: Listing; counted: FacetCount[]; locale: Locale },
) {
  return priceBands.flatMap(({ from, to }): FilterPreset[] => {
    const count = counted.find(({ value }) => value === bandName({ from, to }))?.count ?? 0
    const isChosen = listing.price.from === from && listing.price.to === to
    if (!count && !isChosen) return []
    const price = isChosen ? {} : { ...(from && { from }), ...(to && { to }) }
    return [
      {
        label: rangeLabel('price', { from, to }, locale),
        count,
        isChosen,
        to: listingAddress(scope, { ...listing, page: 1, price }),
      },
    ]
  })
}

export function rangeLabel(key: 'price' | 'stiffness', { from, to }: Range, locale: Locale): string {
  const format = (value: number) => (key === 'price' ? dong(value) : String(value))
  if (from === undefined) return m.search_up_to({ value: format(to ?? 0) }, { locale })
  if (to === undefined) return m.search_from({ value: format(from) }, { locale })
  return m.search_between({ from: format(from).replace(/\s*₫$/, ''), to: format(to) }, { locale })
}
