import { fold } from '#kit/fold.ts'
import { inAllLanguages, type Locale, locales } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { typesOf } from '#shop/catalogue/attributes/types.ts'
import type { NewProductFacts } from '#shop/catalogue/products/add-products.ts'
import { choiceKey, maxVariants } from '#shop/catalogue/variants/draft-variants.ts'
import type { ProductWithVariants } from '#shop/catalogue/products/find-products-by-slug.ts'
import { isGtin } from '#shop/catalogue/variants/is-gtin.ts'
import { optionKeysOf } from '#shop/catalogue/variants/option-keys.ts'
import { hasStock, type CategorySlug } from '#shop/catalogue/product.ts'
import { bootSizes, isBoot, widths } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import type { Reason } from './import.ts'
import { barcodeOf } from './import-row.ts'
import { rowWithErrors, type RowVerdict } from './row-verdict.ts'
import { choiceKeysOf, type ProductRows, type NumberedRow } from './number-rows.ts'
import type { ShopWords } from './read-shop-words.ts'
import { judgeValues, importPriceParts } from './judge-values.ts'

const longestWeight = 100_000

/** `barcodeOwner`: the SKU of the variant that carries the barcode of this row already. */
type NewRow = NumberedRow & { barcodeOwner?: string }

/** Judges a row whose SKU does not exist yet. `existing`: the product at its address. */
export function judgeNewProduct(
  numbered: NewRow,
  existing: ProductWithVariants | undefined,
  words: ShopWords,
): RowVerdict {
  const { fields, group, choices } = numbered
  const sku = fields.sku!.toUpperCase()
  if (!group || !fields.price || !(existing ?? group.facts))
    return rowWithErrors([inAllLanguages(m.import_unknown_sku, { sku: fields.sku!.slice(0, 60) })])
  const { facts, reasons } = existing
    ? { facts: undefined, reasons: refuseOther(numbered, existing) }
    : readProductFacts(group, words)
  const category = existing?.category ?? facts?.category
  if (!category || reasons.length) return rowWithErrors(reasons)
  reasons.push(...refuseVariant(sku, numbered), ...refuseChoices(numbered, group, category, existing))
  const { values, reasons: valueReasons } = judgeValues(fields, {
    ...nothing,
    category,
    status: existing?.status ?? 'draft',
  })
  reasons.push(...valueReasons)
  if (!valueReasons.length && values.price === 0 && hasStock(category))
    reasons.push(inAllLanguages(m.import_wrong_price, { text: '0' }))
  if (reasons.length) return rowWithErrors(reasons)
  const [barcode, weightG] = [barcodeOf(fields) ?? null, Number(fields.weight || usualWeightG)]
  const created = {
    variant: { sku, barcode, weightG, choices, ...pick(values, importPriceParts) },
    onHand: values.onHand,
  }
  const isFirst = !existing && !group.isBegun
  if (isFirst) group.isBegun = true
  return {
    outcome: 'created',
    created: facts ? { ...created, isFirst, facts } : { ...created, isFirst, productId: existing!.id },
  }
}

const longest = { name: 120, summary: 300, description: 8000 }

/**
 * The facts of a new product, each from the first row that has it, or the reasons why it cannot be created. The name may be the same in English; other
 * missing English texts stay missing.
 */
function readProductFacts({ slug, facts: rowFacts }: ProductRows, { categories, lines }: ShopWords) {
  const reasons: Reason[] = []
  const { name = '', category: place = '', type: kind = '', line: row = '' } = rowFacts ?? {}
  const category = categories.get(fold(place))
  if (!category) reasons.push(inAllLanguages(m.import_wrong_category, { text: place.slice(0, 40) }))
  const type = category && typeNamed(category, kind)
  if (category && !type) reasons.push(inAllLanguages(m.import_wrong_type, { text: kind.slice(0, 40) }))
  const line = row ? lines.get(fold(row)) : (lines.get('sport') ?? [...lines.values()][0])
  if (!line) reasons.push(inAllLanguages(m.import_wrong_line, { text: row.slice(0, 40) }))
  const vi = { name, summary: rowFacts?.summary ?? '', description: rowFacts?.description ?? '' }
  const en = {
    name: rowFacts?.nameEn || name,
    summary: rowFacts?.summaryEn ?? '',
    description: rowFacts?.descriptionEn ?? '',
  }
  for (const texts of [vi, en])
    for (const part of ['name', 'summary', 'description'] as const)
      if (texts[part].length > longest[part])
        reasons.push(inAllLanguages(m.import_too_long, { text: texts[part].slice(0, 40), max: longest[part] }))
  if (name.length < 2) reasons.push(inAllLanguages(m.product_admin_error_short, {}))
  if (!category || !type || !line || reasons.length) return { facts: undefined, reasons }
  return { facts: { category, type, line, slug, vi, en } satisfies NewProductFacts, reasons }
}

/** Finds a type by its key or its name in either language; without a name, the first type. */
function typeNamed(category: CategorySlug, text: string) {
  const types: readonly string[] = typesOf[category]
  if (!text) return types[0]
  const names = (type: string) => [type, ...locales.map((locale: Locale) => typeLabel(type, locale))]
  return types.find((type) => names(type).some((name) => fold(name) === fold(text)))
}

/** The default weight with packaging, if the file has none. */
const usualWeightG = 500
const nothing = { price: 0, salePrice: null, saleFrom: null, saleUntil: null, onHand: 0, reserved: 0 }

/** A product with the same address by chance must not get another product's variants, and no address opens two products. */
function refuseOther(
  { fields: { name } }: NumberedRow,
  { names, slug, vietnameseSlug }: ProductWithVariants,
): Reason[] {
  if (slug !== vietnameseSlug)
    return [inAllLanguages(m.import_english_address, { slug, name: names[0] ?? slug, address: vietnameseSlug })]
  const isSame = !name || names.some((one) => fold(one) === fold(name))
  return isSame ? [] : [inAllLanguages(m.import_other_product, { slug, name: names[0] ?? slug })]
}

function refuseVariant(sku: string, { fields, sameBarcodeRow, barcodeOwner }: NewRow): Reason[] {
  const [barcode, weight] = [barcodeOf(fields), fields.weight]
  const isWeight = !weight || (/^\d{1,6}$/.test(weight) && Number(weight) >= 1 && Number(weight) <= longestWeight)
  return [
    ...(/^[A-Z0-9-]{4,40}$/.test(sku) ? [] : [inAllLanguages(m.import_wrong_sku, { sku: sku.slice(0, 60) })]),
    ...(!barcode || isGtin(barcode) ? [] : [inAllLanguages(m.product_admin_error_barcode, {})]),
    ...(sameBarcodeRow === undefined ? [] : [inAllLanguages(m.import_barcode_twin, { row: sameBarcodeRow + 1 })]),
    ...(barcode && barcodeOwner && sameBarcodeRow === undefined
      ? [inAllLanguages(m.product_admin_barcode_taken, { barcode, sku: barcodeOwner })]
      : []),
    ...(isWeight ? [] : [inAllLanguages(m.import_wrong_weight, { text: weight.slice(0, 40) })]),
  ]
}

function refuseChoices(
  { choices, wrongChoices, sameOptionsRow }: NumberedRow,
  group: ProductRows,
  category: CategorySlug,
  existing?: ProductWithVariants,
) {
  const invalidChoices = choices.filter(({ key, value }) => {
    if (!optionKeysOf[category].includes(key) && !existing?.keys.includes(key)) return true
    if (!isBoot(category)) return false
    if (key === 'size') return !bootSizes.includes(value)
    return key === 'width' && !(widths as readonly string[]).includes(value)
  })
  const wrongValues = [...wrongChoices, ...invalidChoices.map(({ value }) => value)]
  const isOdd = choiceKeysOf(choices) !== (existing ? existing.keys.toSorted().join() : group.keys)
  const isThere = existing?.choices.has(choiceKey(Object.fromEntries(choices.map(({ key, value }) => [key, value]))))
  const isMany = countChoices(group, existing) > maxVariants
  return [
    ...wrongValues.map((text) => inAllLanguages(m.import_wrong_choice, { text })),
    ...(isOdd && !wrongValues.length ? [inAllLanguages(m.import_odd_choices, {})] : []),
    ...(sameOptionsRow === undefined ? [] : [inAllLanguages(m.import_alike, { row: sameOptionsRow + 1 })]),
    ...(sameOptionsRow === undefined && isThere ? [inAllLanguages(m.import_choice_there, {})] : []),
    ...(isMany ? [inAllLanguages(m.product_admin_error_many, { most: maxVariants })] : []),
  ]
}

function countChoices({ choices }: ProductRows, existing: ProductWithVariants | undefined) {
  const existingCount = existing?.choices.size ?? 0
  if (choices.size + existingCount <= maxVariants) return choices.size + existingCount
  return existingCount + [...choices.keys()].filter((key) => !existing?.choices.has(key)).length
}
