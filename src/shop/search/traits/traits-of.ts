import { euSize } from '#shop/catalogue/attributes/sizes.ts'
import type { CategorySlug, LineSlug, Options } from '#shop/catalogue/product.ts'
import type { Dong } from '#kit/money.ts'
import { isSwitch, facetKeys, type FacetKey } from '../facet.ts'
import { bandsOf } from '../price-band.ts'
import { priceMark } from '../price-step.ts'
import type { Trait, TraitKind } from './trait.ts'
import { searchWordsOf } from '../words.ts'

/** The facts of a product for sale. */
export type ProductForListing = {
  category: CategorySlug
  type: string
  line: LineSlug
  levels: string[]
  attributes: Record<string, unknown>
  /** Its names and its type, in all languages, as written. */
  names: string[]
  /** Other words by which it may be found. */
  said: string[]
  /** The price on its card (lead.ts). */
  price: Dong
  /** Whether that is a sale price. */
  isReduced: boolean
  variants: { options: Options; canBeBought: boolean }[]
}

/** A size is a trait only for boots and wear: a blade holder of 254 mm is no size 254. */
const hasSizes = (category: CategorySlug) => category !== 'blades' && category !== 'accessories'

export function traitsOf(known: ProductForListing): Trait[] {
  const found = new Map<string, Trait>()
  const add = (kind: TraitKind, values: Iterable<unknown>) => {
    for (const value of values) found.set(`${kind}\n${String(value)}`, { kind, value: String(value) })
  }
  add('listed', ['yes'])
  add('category', [known.category])
  add('type', [known.type])
  if (known.category !== 'services') add('brand', [known.line])
  add('level', known.levels)
  add('price', [priceMark(known.price)])
  add('band', bandsOf(known.price))
  for (const key of facetKeys) add(key, measured(key, known.attributes[key]))
  for (const { kind, value } of known.variants.filter((one) => one.canBeBought).flatMap((one) => fitsOf(known, one)))
    add(kind, [value])
  if (known.variants.some((one) => one.canBeBought)) add('available', ['yes'])
  if (known.isReduced) add('sale', ['yes'])
  const named = known.names.map(searchWordsOf)
  add(
    'exact',
    named.flatMap(({ exact }) => exact),
  )
  add(
    'name',
    named.flatMap(({ folded }) => folded),
  )
  add(
    'word',
    [...named, ...known.said.map(searchWordsOf)].flatMap(({ folded }) => folded),
  )
  return [...found.values()]
}

function measured(key: FacetKey, value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  if (isSwitch(key)) return value === true ? ['yes'] : []
  return Array.isArray(value) ? value : [value]
}

/** A variant's options, alone and combined. */
function fitsOf({ category }: ProductForListing, { options }: ProductForListing['variants'][number]): Trait[] {
  const held = { colour: options.colour, size: hasSizes(category) ? options.size : undefined, width: options.width }
  const keys = (['colour', 'size', 'width'] as const).filter((key) => held[key] !== undefined)
  const together = [1, 2, 3, 4, 5, 6, 7]
    .map((bits) => keys.filter((_, at) => bits & (1 << at)))
    .filter((part, at, all) => part.length && all.findIndex((one) => String(one) === String(part)) === at)
  const alone = (['blade_length', 'length'] as const).flatMap((key) => {
    const value = options[key]
    return value === undefined ? [] : [{ kind: key, value }]
  })
  return [
    ...together.map((part) => ({ kind: part.join('+') as TraitKind, value: part.map((key) => held[key]).join('|') })),
    ...alone,
  ]
}

/** Labels in mm of a European size: 39 is 245. */
export const labelsOfEu = (eu: number) =>
  Array.from({ length: 35 }, (_, step) => 145 + 5 * step)
    .filter((mm) => euSize(mm) === eu)
    .map(String)
