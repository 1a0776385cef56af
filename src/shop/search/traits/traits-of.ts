import { euSize, vnSize } from '#shop/catalogue/attributes/sizes.ts'
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
  /** Its properties in words: line, level, material, colours. */
  labels: string[]
  summaries: string[]
  /** The price on its card (lead.ts). */
  price: Dong
  /** Whether that is a sale price. */
  isReduced: boolean
  variants: { options: Options; canBeBought: boolean }[]
}

/** A size is a trait only for boots and wear: a blade holder of 254 mm is no size 254. */
const hasSizes = (category: CategorySlug) => category !== 'blades' && category !== 'accessories'

/** A boot for dance or synchro is sold with a blade or without one, as any figure boot is, and is found as both. */
export const listedTypesOf = ({
  category,
  type,
  attributes,
}: Pick<ProductForListing, 'category' | 'type' | 'attributes'>) =>
  category === 'figure' && typeof attributes.blade_included === 'boolean'
    ? [type, attributes.blade_included ? 'set' : 'boot_only']
    : [type]

export function traitsOf(product: ProductForListing): Trait[] {
  const traits = new Map<string, Trait>()
  const add = (kind: TraitKind, values: Iterable<unknown>) => {
    for (const value of values) traits.set(`${kind}\n${String(value)}`, { kind, value: String(value) })
  }
  add('listed', ['yes'])
  add('category', [product.category])
  add('type', listedTypesOf(product))
  if (product.category !== 'services') add('brand', [product.line])
  add('level', product.levels)
  add('price', [priceMark(product.price)])
  add('band', bandsOf(product.price))
  for (const key of facetKeys) add(key, measured(key, product.attributes[key]))
  for (const { kind, value } of product.variants
    .filter((one) => one.canBeBought)
    .flatMap((one) => fitsOf(product, one)))
    add(kind, [value])
  if (product.variants.some((one) => one.canBeBought)) add('available', ['yes'])
  if (product.isReduced) add('sale', ['yes'])
  const nameWords = product.names.map(searchWordsOf)
  add(
    'exact',
    nameWords.flatMap(({ exact }) => exact),
  )
  add(
    'name',
    nameWords.flatMap(({ folded }) => folded),
  )
  const labelWords = product.labels.map(searchWordsOf)
  add(
    'label',
    labelWords.flatMap(({ folded }) => folded),
  )
  add(
    'word',
    [...nameWords, ...labelWords, ...product.summaries.map(searchWordsOf)].flatMap(({ folded }) => folded),
  )
  return [...traits.values()]
}

function measured(key: FacetKey, value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  if (isSwitch(key)) return value === true ? ['yes'] : []
  return Array.isArray(value) ? value : [value]
}

/** A variant's options, alone and combined. */
function fitsOf({ category }: ProductForListing, { options }: ProductForListing['variants'][number]): Trait[] {
  const fitOptions = {
    colour: options.colour,
    size: hasSizes(category) ? options.size : undefined,
    width: options.width,
  }
  const keys = (['colour', 'size', 'width'] as const).filter((key) => fitOptions[key] !== undefined)
  const together = [1, 2, 3, 4, 5, 6, 7]
    .map((bits) => keys.filter((_, at) => bits & (1 << at)))
    .filter((part, at, all) => part.length && all.findIndex((one) => String(one) === String(part)) === at)
  const alone = (['blade_length', 'length'] as const).flatMap((key) => {
    const value = options[key]
    return value === undefined ? [] : [{ kind: key, value }]
  })
  return [
    ...together.map((part) => ({
      kind: part.join('+') as TraitKind,
      value: part.map((key) => fitOptions[key]).join('|'),
    })),
    ...alone,
  ]
}

/** Labels in mm of a European size, or of the whole number that Vietnamese shoes carry for it: 39 is 245, 38 is 235 and 240. */
export const labelsOfEu = (eu: number) =>
  Array.from({ length: 35 }, (_, step) => 145 + 5 * step)
    .filter((mm) => euSize(mm) === eu || vnSize(mm) === eu)
    .map(String)
