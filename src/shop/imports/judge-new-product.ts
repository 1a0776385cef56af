import { fold } from '#kit/fold.ts'
import { locales, type Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { typesOf } from '#shop/catalogue/attributes/types.ts'
import type { NewProductFacts } from '#shop/catalogue/products/add-products.ts'
import { choiceKey, mostVariants } from '#shop/catalogue/variants/draft-variants.ts'
import type { ProductWithVariants } from '#shop/catalogue/products/find-products-by-slug.ts'
import { isGtin } from '#shop/catalogue/variants/is-gtin.ts'
import { optionKeysOf } from '#shop/catalogue/variants/option-keys.ts'
import { hasStock, type CategorySlug } from '#shop/catalogue/product.ts'
import { bootSizes, isBoot, widths } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import type { Reason } from './import.ts'
import { rowWithErrors, type RowVerdict } from './row-verdict.ts'
import { choiceKeysOf, type ProductRows, type NumberedRow } from './number-rows.ts'
import type { ShopWords } from './read-shop-words.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { judgeWanted, importPriceParts } from './change-of-row.ts'

const longestWeight = 100_000

/** Judges a row whose SKU does not exist yet. `there`: the product at its address. */
export function judgeNewProduct(
  numbered: NumberedRow,
  there: ProductWithVariants | undefined,
  words: ShopWords,
): RowVerdict {
  const { sought, group, choices } = numbered
  const sku = sought.sku!.toUpperCase()
  if (!group || !sought.price || !(there ?? group.facts))
    return rowWithErrors([inBothLanguages(m.import_unknown_sku, { sku: sought.sku!.slice(0, 60) })])
  const { facts, reasons } = there
    ? { facts: undefined, reasons: refuseOther(numbered, there) }
    : readProductFacts(group, words)
  const category = there?.category ?? facts?.category
  if (!category || reasons.length) return rowWithErrors(reasons)
  reasons.push(...refuseVariant(sku, numbered), ...refuseChoices(numbered, group, category, there))
  const { wanted, reasons: amiss } = judgeWanted(sought, { ...nothing, category, status: there?.status ?? 'draft' })
  reasons.push(...amiss)
  if (!amiss.length && wanted.price === 0 && hasStock(category))
    reasons.push(inBothLanguages(m.import_wrong_price, { text: '0' }))
  if (reasons.length) return rowWithErrors(reasons)
  const [barcode, weightG] = [sought.barcode?.replace(/\s/g, '') || null, Number(sought.weight || usualWeightG)]
  const made = { variant: { sku, barcode, weightG, choices, ...pick(wanted, importPriceParts) }, onHand: wanted.onHand }
  const isFirst = !there && !group.isBegun
  if (isFirst) group.isBegun = true
  return { outcome: 'created', made: facts ? { ...made, isFirst, facts } : { ...made, isFirst, productId: there!.id } }
}

const longest = { name: 120, summary: 300, description: 8000 }

/**
 * The facts of a new product, each from the first row that has it, or the reasons why it cannot be created. The name may be the same in English; other
 * missing English texts stay missing.
 */
function readProductFacts({ slug, facts: told }: ProductRows, { categories, lines }: ShopWords) {
  const reasons: Reason[] = []
  const { name = '', category: place = '', type: kind = '', line: row = '' } = told ?? {}
  const category = categories.get(fold(place))
  if (!category) reasons.push(inBothLanguages(m.import_wrong_category, { text: place.slice(0, 40) }))
  const type = category && typeNamed(category, kind)
  if (category && !type) reasons.push(inBothLanguages(m.import_wrong_type, { text: kind.slice(0, 40) }))
  const line = row ? lines.get(fold(row)) : (lines.get('sport') ?? [...lines.values()][0])
  if (!line) reasons.push(inBothLanguages(m.import_wrong_line, { text: row.slice(0, 40) }))
  const vi = { name, summary: told?.summary ?? '', description: told?.description ?? '' }
  const en = {
    name: told?.nameEn || name,
    summary: told?.summaryEn ?? '',
    description: told?.descriptionEn ?? '',
  }
  for (const texts of [vi, en])
    for (const part of ['name', 'summary', 'description'] as const)
      if (texts[part].length > longest[part])
        reasons.push(inBothLanguages(m.import_too_long, { text: texts[part].slice(0, 40), max: longest[part] }))
  if (name.length < 2) reasons.push(inBothLanguages(m.product_admin_error_short, {}))
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

/** A product with the same address by chance must not get another product's variants. */
function refuseOther({ sought: { name } }: NumberedRow, { names, slug }: ProductWithVariants): Reason[] {
  const isSame = !name || names.some((one) => fold(one) === fold(name))
  return isSame ? [] : [inBothLanguages(m.import_other_product, { slug, name: names[0] ?? slug })]
}

function refuseVariant(sku: string, { sought: { barcode, weight } }: NumberedRow): Reason[] {
  const isWeight = !weight || (/^\d{1,6}$/.test(weight) && Number(weight) >= 1 && Number(weight) <= longestWeight)
  return [
    ...(/^[A-Z0-9-]{4,40}$/.test(sku) ? [] : [inBothLanguages(m.import_wrong_sku, { sku: sku.slice(0, 60) })]),
    ...(!barcode || isGtin(barcode.replace(/\s/g, '')) ? [] : [inBothLanguages(m.product_admin_error_barcode, {})]),
    ...(isWeight ? [] : [inBothLanguages(m.import_wrong_weight, { text: weight.slice(0, 40) })]),
  ]
}

function refuseChoices(
  { choices, wrongChoices, alike }: NumberedRow,
  group: ProductRows,
  category: CategorySlug,
  there?: ProductWithVariants,
) {
  const amiss = choices.filter(({ key, value }) => {
    if (!optionKeysOf[category].includes(key) && !there?.keys.includes(key)) return true
    if (!isBoot(category)) return false
    if (key === 'size') return !bootSizes.includes(value)
    return key === 'width' && !(widths as readonly string[]).includes(value)
  })
  const wrong = [...wrongChoices, ...amiss.map(({ value }) => value)]
  const isOdd = choiceKeysOf(choices) !== (there ? there.keys.toSorted().join() : group.keys)
  const isThere = there?.choices.has(choiceKey(Object.fromEntries(choices.map(({ key, value }) => [key, value]))))
  const isMany = countChoices(group, there) > mostVariants
  return [
    ...wrong.map((text) => inBothLanguages(m.import_wrong_choice, { text })),
    ...(isOdd && !wrong.length ? [inBothLanguages(m.import_odd_choices, {})] : []),
    ...(alike === undefined ? [] : [inBothLanguages(m.import_alike, { row: alike + 1 })]),
    ...(alike === undefined && isThere ? [inBothLanguages(m.import_choice_there, {})] : []),
    ...(isMany ? [inBothLanguages(m.product_admin_error_many, { most: mostVariants })] : []),
  ]
}

function countChoices({ choices }: ProductRows, there: ProductWithVariants | undefined) {
  const known = there?.choices.size ?? 0
  if (choices.size + known <= mostVariants) return choices.size + known
  return known + [...choices.keys()].filter((key) => !there?.choices.has(key)).length
}
