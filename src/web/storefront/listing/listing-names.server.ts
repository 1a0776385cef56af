import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import {
  attributeLabel,
  choiceLabel,
  levelLabel,
  optionName,
  typeLabel,
} from '#shop/catalogue/attributes/labels.server.ts'
import { listColours } from '#shop/catalogue/pictures/list-colours.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'
import type { FacetKey } from '#shop/search/facet.ts'
import type { ListingResult } from '#shop/search/listings/listing-result.ts'
import type { Listing } from '#shop/search/listing.ts'
import { m } from '#words/messages.js'

/** Names of filters and values on this page, and the merchant's order of values. */
export type ListingNames = {
  categories: Map<string, string>
  lines: Map<string, string>
  colours: Map<string, { name: string; swatch: string; lang?: 'vi' }>
}

export async function findListingNames(
  locale: Locale,
  { chosen }: Listing,
  { facets }: ListingResult,
): Promise<ListingNames> {
  const coloured = [...(facets.colour ?? []).map(({ value }) => value), ...(chosen.colour ?? [])]
  const named = (rows: { slug: string; name: string }[]) => new Map(rows.map(({ slug, name }) => [slug, name]))
  const [categories, lines, colours] = await Promise.all([
    listCategories(db, locale),
    listBrandLines(db, locale),
    listColours(db, [...new Set(coloured)]),
  ])
  return {
    categories: named(categories),
    lines: named(lines),
    colours: new Map(
      colours.map(({ value, label, swatch }) => [
        value,
        {
          name: label ? inLocale(label, locale) : value,
          swatch: swatch ?? '#888888',
          lang: langOfLabel(label, locale),
        },
      ]),
    ),
  }
}

export function facetTitle(key: FacetKey, locale: Locale): string {
  const options = { locale }
  if (key === 'category') return m.listing_by_category({}, options)
  if (key === 'brand') return m.listing_by_line({}, options)
  if (key === 'type') return m.listing_by_type({}, options)
  if (key === 'size') return m.listing_by_size({}, options)
  if (key === 'level') return m.product_spec_level({}, options)
  if (key === 'available') return m.search_available({}, options)
  if (key === 'sale') return m.search_sale({}, options)
  if (key === 'colour' || key === 'width' || key === 'length' || key === 'blade_length') return optionName(key, locale)
  return attributeLabel(key, locale)
}

const units: Partial<Record<FacetKey, typeof m.unit_mm>> = {
  hrc: m.unit_hrc,
  radius_m: m.unit_m,
  mount_mm: m.unit_mm,
}

/** A value in words, with its unit. */
export function valueLabel(key: FacetKey, value: string, names: ListingNames, locale: Locale): string {
  if (key === 'category') return names.categories.get(value) ?? value
  if (key === 'brand') return names.lines.get(value) ?? value
  if (key === 'colour') return names.colours.get(value)?.name ?? value
  if (key === 'type') return typeLabel(value, locale)
  if (key === 'level') return levelLabel(value, locale)
  if (key === 'size') return value
  if (key === 'width' || key === 'blade_length' || key === 'length') return optionLabel(key, value, null, locale)
  const unit = units[key]
  return unit ? unit({ value }, { locale }) : choiceLabel(key, value, locale)
}

/** Merchant's order where there is one, then by number, then by name. */
export function facetRank(key: FacetKey, names: ListingNames) {
  const ordered = key === 'category' ? names.categories : key === 'brand' ? names.lines : undefined
  const levels = [
    'basic',
    'beginner',
    'recreational',
    'single',
    'axel',
    'double',
    'double_axel',
    'triple',
    'advanced',
    'league',
    'competitive',
    'goalie',
  ]
  const order = ordered
    ? [...ordered.keys()]
    : key === 'level'
      ? levels
      : key === 'width'
        ? ['N', 'R', 'W', 'XW']
        : key === 'size'
          ? ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']
          : []
  return (value: string) => (order.includes(value) ? order.indexOf(value) : order.length + (Number(value) || 0))
}
