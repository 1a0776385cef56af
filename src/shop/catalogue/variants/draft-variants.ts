import { fold } from '#kit/fold.ts'
import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { OptionKey, Options } from '../product.ts'
import { colourCodes } from './colour-codes.ts'

export type OptionValue = { value: string; label?: Localized | null; swatch?: string | null }
export type OptionDraft = { key: OptionKey; values: OptionValue[] }
/** A variant in the editor's matrix before it is saved; `variantId` null: new. */
export type VariantDraft = {
  variantId: string | null
  options: Options
  sku: string
  barcode: string
  price: Dong
  weightG: number
}

export const maxVariants = 400
/** The allowed form of an option value that staff type. */
export const valueRule = /^[\p{L}\p{N}][\p{L}\p{N} ./×+-]{0,39}$/u
const longestSku = 40

/** The same options give the same key, in any order. */
export const choiceKey = (options: Options) =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('&')

/** Every combination of these options; one empty combination if there are none. */
const combinations = (options: OptionDraft[]): Options[] =>
  options.reduce<Options[]>(
    (all, { key, values }) => all.flatMap((one) => values.map(({ value }) => ({ ...one, [key]: value }))),
    [{}],
  )

type Plan = { options: OptionDraft[]; pattern: string; price: Dong; weightG: number }

/**
 * The matrix of a product: one row for every combination. An existing variant keeps its values; a new one gets a SKU by the pattern
 * (`FS-EN-{colour}-{size}-{width}`), with a number appended if that SKU is taken.
 */
export function draftVariants({ options, pattern, price, weightG }: Plan, stored: VariantDraft[]): VariantDraft[] {
  const before = new Map(stored.map((one) => [choiceKey(one.options), one]))
  const taken = new Set(stored.map(({ sku }) => sku))
  return combinations(options).map((choices) => {
    const existing = before.get(choiceKey(choices))
    if (existing) return { ...existing, options: choices }
    const sku = freeSku(skuOf(pattern, choices), taken)
    taken.add(sku)
    return { variantId: null, options: choices, sku, barcode: '', price, weightG }
  })
}

/** The SKU of a combination by a pattern; a placeholder without a value is left out. */
export const skuOf = (pattern: string, options: Options) =>
  pattern
    .replace(/\{(\w+)\}/g, (_, key: string) => optionCodeOf(options[key as OptionKey] ?? ''))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSku)

function freeSku(baseSku: string, taken: ReadonlySet<string>) {
  for (let n = 1; ; n += 1) {
    const sku = n === 1 ? baseSku : `${baseSku.slice(0, longestSku - String(n).length - 1)}-${n}`
    if (!taken.has(sku)) return sku
  }
}

/** `white` → `WHT`, `white-grey` → `WGR`; a colour without a code of its own takes its consonants. Numbers and single letters stay, the point of `9.25` goes. */
export function optionCodeOf(value: string) {
  const colourCode = colourCodes[value]
  if (colourCode) return colourCode
  if (/^[\d.]+$/.test(value)) return value.replace('.', '')
  if (!/^[a-z]{2,}(-[a-z]+)*$/.test(value)) return value
  const [first = '', ...rest] = value.split('-')
  const consonants = (word: string) => word[0]! + word.slice(1).replace(/[aeiou]/g, '')
  return (rest.length ? first[0]! + consonants(rest.join('')) : consonants(first).padEnd(2, first.at(-1))).slice(0, 3)
}

const longestName = 16

/** A product's name in its SKUs: as many of its first words as fit, never a part of one, without the shop's own name. */
export function skuNameOf(name: string) {
  const words = fold(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word && word !== 'LUOT')
  const rest = words
    .slice(1)
    .reduce(
      ({ text, isFull }, word) =>
        isFull || text.length + word.length > longestName ? { text, isFull: true } : { text: text + word, isFull },
      { text: words[0] ?? '', isFull: false },
    )
  return rest.text
}

/** The default pattern of a product: its prefix, and its options. */
export const skuPatternOf = (head: string, keys: readonly OptionKey[]) =>
  [head, ...keys.map((key) => `{${key}}`)].filter(Boolean).join('-')
