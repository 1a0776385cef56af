import { z } from 'zod'
import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { widths } from '#shop/catalogue/attributes/sizes.ts'
import { allTypes, typeKey } from '#shop/catalogue/attributes/types.ts'
import { facetKeys, isSwitch, type FacetKey } from '../facet.ts'
import { lastListingPage, rangeKeys, listingSorts, type Listing, type Range } from '../listing.ts'
import { roundPrice } from '../price-step.ts'
import { readBound } from '../range-rule.ts'

/** Nobody ticks more boxes of one filter; of a longer list the first ones count. */
const maxValues = 24
export const longestQuery = 100

const closed: Partial<Record<FacetKey, readonly string[]>> = {
  category: categorySlugs,
  brand: lineSlugs,
  width: widths,
  type: [...allTypes],
}
const open = /^[\p{L}\d][\p{L}\d ._/-]{0,23}$/u
const sizeLabel = /^[\dA-Z][\dA-Z.-]{0,7}$/

const isPossible = (key: FacetKey, value: string) =>
  isSwitch(key) ? value === 'yes' : (closed[key]?.includes(value) ?? (key === 'size' ? sizeLabel : open).test(value))

const rest = z.object({
  sort: z.enum(listingSorts).catch('relevance'),
  page: z.coerce.number().int().min(1).max(lastListingPage).catch(1),
  q: z.string().transform(tidy),
})

/** The typed text on one line: NFC as everywhere in the database, no invisible characters, not too long. */
function tidy(text: string) {
  const line = text.normalize('NFC').replace(/[\p{C}\p{Z}\s]+/gu, ' ')
  return [...line.trim()].slice(0, longestQuery).join('').trim()
}

/** Reads a listing's address and ignores values that cannot be right. `?category=a&category=b` and `?category=a,b` mean the same. */
export function readListing(params: URLSearchParams): Listing {
  const { sort, page, q } = rest.parse({
    sort: params.get('sort') ?? undefined,
    page: params.get('page') ?? undefined,
    q: params.get('q') ?? '',
  })
  const [price, stiffness] = rangeKeys.map((key) => readRange(key, params))
  return { chosen: readChosen(params), price: price!, stiffness: stiffness!, q, sort, page }
}

function readChosen(params: URLSearchParams): Listing['chosen'] {
  const chosen: Listing['chosen'] = {}
  for (const key of facetKeys) {
    // It has its own range: `stiffness_from`, `stiffness_to`.
    if (key === 'stiffness') continue
    const sent = params.getAll(key).flatMap((value) => value.normalize('NFC').split(','))
    const values = key === 'type' ? sent.map(typeKey) : sent
    const possible = [...new Set(values)].filter((value) => isPossible(key, value)).sort()
    if (possible.length) chosen[key] = possible.slice(0, maxValues)
  }
  return chosen
}

/** Prices are filtered by round amounts, and none is below zero. */
const roundBound = {
  price: { from: (price: number) => roundPrice(price) || undefined, to: (price: number) => roundPrice(price, true) },
  stiffness: { from: (value: number) => value, to: (value: number) => value },
}

/** A bound that cannot be read is ignored; reversed bounds are swapped. */
function readRange(key: 'price' | 'stiffness', params: URLSearchParams): Range {
  const bound = (end: 'from' | 'to') => {
    const value = readBound(key, params.get(`${key}_${end}`) ?? '')
    return value === undefined ? undefined : roundBound[key][end](value)
  }
  const [from, to] = [bound('from'), bound('to')]
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) }
}
