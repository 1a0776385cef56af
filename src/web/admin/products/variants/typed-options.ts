import { slug } from '#kit/fold.ts'
import { textError } from '#platform/forms/field-schema.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { maxVariants, valueRule, type OptionDraft, type OptionValue } from '#shop/catalogue/variants/draft-variants.ts'
import { optionKeysOf } from '#shop/catalogue/variants/option-keys.ts'
import { variantFields } from '#shop/catalogue/product-fields.ts'
import type { CategorySlug, OptionKey } from '#shop/catalogue/product.ts'
import { bootSizes, isBoot, widths } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import { amount, productTextsIn } from '../typed-product.ts'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'

export type OptionPlan = { options: OptionDraft[]; pattern: string; price: number; weightG: number }
type Read = { plan: OptionPlan; rejected?: undefined } | { plan?: undefined; rejected: Rejected }

/** Options that the product can have: those of its category, and those it has already. */
export const keysFor = ({ category, options }: Pick<ProductForEdit, 'category' | 'options'>): OptionKey[] => [
  ...new Set([...optionKeysOf[category], ...options.map(({ key }) => key)]),
]

/** How the values of an option are entered: with checkboxes, or as lines of text. */
export function lookOf(key: OptionKey, category: CategorySlug): 'colours' | 'sizes' | 'widths' | 'lines' {
  if (key === 'colour') return 'colours'
  if (key === 'width') return 'widths'
  return key === 'size' && isBoot(category) ? 'sizes' : 'lines'
}

/** Parses the options, or returns one error per field. `known`: colours of the shop by value. */
export function readOptions(form: FormData, product: ProductForEdit, known: OptionValue[]): Read {
  const values = productTextsIn(form)
  const errors: Record<string, string> = {}
  const options = keysFor(product).flatMap((key) => {
    const look = lookOf(key, product.category)
    const saved = product.options.filter((one) => one.key === key)
    const read = {
      colours: () => readColours(form, [...saved, ...known], errors),
      sizes: () => ticked(form, key, bootSizes),
      widths: () => ticked(form, key, widths),
      lines: () => readLines(values[`text.${key}`] ?? '', key, errors),
    }[look]()
    return read.length ? [{ key, values: read }] : []
  })
  const price = amount.safeParse(values.price ?? '')
  if (!price.success) errors.price = price.error.issues[0]!.message
  const weightG = Number(values.weightG)
  if (!Number.isInteger(weightG) || weightG < 1 || weightG > 100_000) errors.weightG = m.product_admin_error_weight()
  const pattern = (values.pattern ?? '').trim()
  if (!/^[A-Za-z0-9{}_ -]{2,80}$/.test(pattern)) errors.pattern = m.product_admin_error_pattern()
  if (options.reduce((count, one) => count * one.values.length, 1) > maxVariants)
    errors.pattern ??= m.product_admin_error_many({ most: maxVariants })
  if (Object.keys(errors).length || !price.success) return { rejected: { errors, values } }
  return { plan: { options, pattern, price: price.data, weightG } }
}

const ticked = (form: FormData, key: string, all: readonly string[]): OptionValue[] => {
  const chosen = form.getAll(key)
  return all.filter((value) => chosen.includes(value)).map((value) => ({ value }))
}

/** The ticked colours with their label and swatch in the shop, and a new one. */
function readColours(form: FormData, known: OptionValue[], errors: Record<string, string>): OptionValue[] {
  const chosen = [...new Set(form.getAll('colour').map(String))].flatMap((value) => {
    const one = known.find((colour) => colour.value === value)
    return one ? [{ value, label: one.label, swatch: one.swatch }] : []
  })
  const [vi, en] = (['colourVi', 'colourEn'] as const).map((name) => {
    const typed = String(form.get(name) ?? '').trim()
    const error = textError(variantFields[name], typed)
    if (error) errors[name] = error
    return typed
  })
  if (!vi && !en) return chosen
  const value = slug(en || vi || '')
  if (!vi || !en || !value) {
    errors[vi ? 'colourEn' : 'colourVi'] ??= m.product_admin_error_colour()
    return chosen
  }
  const swatch = String(form.get('colourSwatch') ?? '')
  const own = { value, label: { vi, en }, swatch: /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : null }
  return [...chosen.filter((one) => one.value !== value), own]
}

/**
 * Parses `7, 7.25, 7.5`, or one line per value with its labels: `M M (54–57 cm) M (54–57 cm)`. A missing English label stays empty
 * (with-language-fallback.ts).
 */
function readLines(text: string, key: OptionKey, errors: Record<string, string>): OptionValue[] {
  const field = `text.${key}`
  const error = textError(variantFields.text, text)
  if (error) errors[field] = error
  const pointed = (part: string) => (key === 'blade_length' ? withPoints(part) : part)
  const parts = text.split('\n').flatMap((line) => (line.includes('|') ? [line] : pointed(line).split(/[,;]/)))
  const read = parts
    .map((part) => part.split('|').map((one) => one.trim().normalize()))
    .filter(([value]) => value)
    .map(([typed = '', vi, en]) => {
      const value = pointed(typed)
      if (!valueRule.test(value)) errors[field] = m.product_admin_error_value({ value: value.slice(0, 40) })
      return { value, label: vi ? { vi, en: en ?? '' } : null }
    })
  return read.filter((one, at) => read.findIndex(({ value }) => value === one.value) === at)
}

/** Blades come in quarters of an inch, so `7,25` is one length and no list, as `7.25` is. */
const withPoints = (text: string) => text.replace(/(\d),(25|5|75)0?(?![\d.])/g, '$1.$2')

/** The values of an option as text for their field. */
export const optionValueLines = (values: OptionValue[]) =>
  values.some(({ label }) => label)
    ? values
        .map(({ value, label }) => (label ? [value, label.vi, ...(label.en ? [label.en] : [])].join(' | ') : value))
        .join('\n')
    : values.map(({ value }) => value).join(', ')
