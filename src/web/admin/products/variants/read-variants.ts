import { inLocale, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { skuNameOf, skuPatternOf, type OptionDraft } from '#shop/catalogue/variants/draft-variants.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { optionName } from '#shop/catalogue/attributes/labels.server.ts'
import { listUsedColours } from '#shop/catalogue/pictures/list-used-colours.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import type { OptionKey } from '#shop/catalogue/product.ts'
import { bootSizes, widths } from '#shop/catalogue/attributes/sizes.ts'
import { sizeIn, sizeSystems, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { keysFor, optionValueLines, lookOf } from './typed-options.ts'
import type { Matrix } from './typed-matrix.ts'

/** Prefixes of SKUs by category and line: `FP`, `HS`. */
const categoryCodes = {
  figure: 'F',
  hockey: 'H',
  speed: 'S',
  recreational: 'R',
  blades: 'B',
  protective: 'P',
  accessories: 'A',
  services: 'SV',
}

/** The options of the category with their field values. */
export async function readOptionFields(db: Db, locale: Locale, product: ProductForEdit) {
  const used = await listUsedColours(db)
  const own = product.options.filter(({ key }) => key === 'colour')
  const colours = [...own, ...used.filter(({ value }) => !own.some((one) => one.value === value))]
  const fields = keysFor(product).map((key) => {
    const saved = product.options.filter((one) => one.key === key)
    return {
      key,
      name: optionName(key, locale),
      look: lookOf(key, product.category),
      chosen: saved.map(({ value }) => value),
      text: optionValueLines(saved),
    }
  })
  return {
    fields,
    colours: colours.map(({ value, label, swatch }) => ({
      value,
      swatch,
      label: label ? inLocale(label, locale) : value,
    })),
    widths: widths.map((value) => ({ value, label: optionLabel('width', value, null, locale) })),
    sizes: bootSizes.map((mm) => ({ mm, eu: sizeIn('eu', Number(mm)) })),
    systems: bootSizes.map((mm) => ({
      mm,
      sizes: (Object.keys(sizeSystems) as SizeSystem[]).map((system) => sizeIn(system, Number(mm))),
    })),
    ...newVariantDefaults(product),
  }
}
export type OptionFields = Awaited<ReturnType<typeof readOptionFields>>

/** Default price and weight of new variants: those of the existing ones. */
function newVariantDefaults(product: ProductForEdit) {
  const like = product.variants.at(-1)
  const keys = [...new Set(product.options.map(({ key }) => key))]
  const optionKeys = keys.length ? keys : keysFor(product).filter((key) => ['colour', 'size', 'width'].includes(key))
  return {
    pattern: skuPatternOf(headOf(product), optionKeys),
    price: like ? formatCount(like.price) : '',
    weightG: like ? String(like.weightG) : '',
  }
}

/** The common prefix of the product's SKUs; a new product gets one from category, line and name. */
function headOf({ category, line, vi, variants }: ProductForEdit) {
  const [first, ...others] = variants.map(({ sku }) => sku.split('-'))
  if (first) {
    const same = first.findIndex((part, at) => others.some((other) => other[at] !== part))
    return first.slice(0, same === -1 ? 2 : Math.max(1, same)).join('-')
  }
  return `${categoryCodes[category]}${category === 'services' ? '' : line[0]!.toUpperCase()}-${skuNameOf(vi?.name ?? '')}`
}

/** The matrix with option labels and the stock of existing variants. */
export async function readMatrixRows(db: Db, locale: Locale, product: ProductForEdit, matrix: Matrix) {
  const ids = product.variants.map(({ id }) => id)
  const available = await availableOf(db, ids)
  const keptIds = new Set(matrix.rows.map(({ variantId }) => variantId))
  return {
    options: matrix.options,
    rows: matrix.rows.map((row) => ({
      ...row,
      label: labelOf(row.options, matrix.options, locale),
      left: row.variantId && hasStock(product.category) ? (available.get(row.variantId) ?? 0) : null,
    })),
    /** SKUs of variants that would no longer be sold. */
    dropped: product.variants.filter(({ id }) => !keptIds.has(id)).map(({ sku }) => sku),
  }
}
export type MatrixView = Awaited<ReturnType<typeof readMatrixRows>>

function labelOf(choices: Partial<Record<OptionKey, string>>, options: OptionDraft[], locale: Locale) {
  const labels = options.map(({ key, values }) => {
    const value = choices[key] ?? ''
    return optionLabel(key, value, values.find((one) => one.value === value)?.label, locale)
  })
  return labels.join(' · ')
}
