import { fold } from '#kit/fold.ts'
import { pick } from '#kit/pick.ts'
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
import { readProductFacts } from './read-product-facts.ts'
import type { ShopWords } from './read-shop-words.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { judgeWanted, importPriceParts } from './change-of-row.ts'

const longestWeight = 100_000

/** What a row makes whose SKU is not there yet. `there`: the product at its address. */
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

/** In a box, where the file does not say. */
const usualWeightG = 500
const nothing = { price: 0, salePrice: null, saleFrom: null, saleUntil: null, onHand: 0, reserved: 0 }

/** An address that another product has by chance must not give it a stranger’s variants. */
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
