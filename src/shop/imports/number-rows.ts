import { slug, fold } from '#kit/fold.ts'
import { pick } from '#kit/pick.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import type { OptionKey } from '#shop/catalogue/product.ts'
import type { ChosenOption } from '#shop/catalogue/products/add-products.ts'
import { choiceKey, valueRule } from '#shop/catalogue/variants/draft-variants.ts'
import { newProductFields, textFields, type Columns } from './import.ts'
import { barcodeOf, readRow, type ImportRow } from './import-row.ts'
import type { ShopWords } from './read-shop-words.ts'

/** The rows of one product, by its address. Product facts come from the first row that has them; later rows may leave them out. */
export type ProductRows = {
  slug: string
  facts?: ImportRow
  /** The options of the first row, which all others must have. */
  keys: string
  choices: Map<string, number>
  isBegun?: boolean
}

/** Earlier rows with the same SKU or barcode, or of the same product with the same options. */
export type NumberedRow = {
  row: number
  cells: string[]
  fields: ImportRow
  sameSkuRow?: number
  sameBarcodeRow?: number
  group?: ProductRows
  choices: ChosenOption[]
  wrongChoices: string[]
  sameOptionsRow?: number
}

const longestSlug = 110

/** Reads rows one after another and remembers only the facts that tell whether a later row repeats or continues an earlier one. */
export function rowNumbers(columns: Columns, words: ShopWords) {
  const [skus, barcodes] = [new Map<string, number>(), new Map<string, number>()]
  const groups = new Map<string, ProductRows>()

  return function number(cells: string[], row: number): NumberedRow {
    const fields = readRow(cells, columns)
    const { choices, wrong } = readChoices(fields, words)
    const group = groupOf(fields, choices)
    const key = choiceKey(Object.fromEntries(choices.map((one) => [one.key, one.value])))
    return {
      row,
      cells,
      fields,
      group,
      choices,
      wrongChoices: wrong,
      sameSkuRow: earlier(skus, fields.sku?.toUpperCase() || undefined, row),
      sameBarcodeRow: earlier(barcodes, barcodeOf(fields), row),
      sameOptionsRow: group && earlier(group.choices, key, row),
    }
  }

  function groupOf(fields: ImportRow, choices: ChosenOption[]): ProductRows | undefined {
    const address = slug(fields.handle || fields.name || '')
      .slice(0, longestSlug)
      .replace(/-$/, '')
    if (!address) return
    const group: ProductRows = groups.get(address) ?? { slug: address, keys: choiceKeysOf(choices), choices: new Map() }
    groups.set(address, group)
    if (!group.facts && fields.name && fields.category) group.facts = pick(fields, [...newProductFields, ...textFields])
    return group
  }
}

/** The option values of a row's variant. `wrong`: values that no option can have. */
export function readChoices(row: ImportRow, { colours }: Pick<ShopWords, 'colours'>) {
  const wrong: string[] = []
  const choices = optionKeys.flatMap((key): ChosenOption[] => {
    const text = row[key]
    if (!text) return []
    const read = key === 'colour' ? readColour(text, colours) : readValue(key, text)
    if (!read || !valueRule.test(read.value)) wrong.push(text.slice(0, 40))
    return read ? [{ key, ...read }] : []
  })
  return { choices, wrong }
}

/** The format of the option editor: `white | Trắng | White | #ffffff`; a name alone is an existing colour of the shop, or a new one. */
function readColour(text: string, colours: ShopWords['colours']) {
  const [first = '', vi, en, swatch] = parts(text)
  const shopColour = colours.get(fold(first))
  if (shopColour) return { value: shopColour.value, label: shopColour.label, swatch: shopColour.swatch }
  const value = slug(first)
  const names = { vi: vi || first, en: en ?? '' }
  return value ? { value, label: names, swatch: swatch && /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : null } : undefined
}

/** `245`, `245 mm`, `R`, or with labels: `M | M (54–57 cm) | M (54–57 cm)`. */
function readValue(key: OptionKey, text: string) {
  const [first = '', vi, en] = parts(text)
  const value = key === 'width' ? first.toUpperCase() : first.replace(/^(\d{3}) ?mm$/i, '$1')
  return { value, label: vi ? { vi, en: en ?? '' } : null }
}

const parts = (text: string) => text.split('|').map((part) => part.trim().normalize())

export const choiceKeysOf = (choices: { key: string }[]) =>
  choices
    .map(({ key }) => key)
    .sort()
    .join()

/** The first row with this key, if there was one before. */
function earlier(seen: Map<string, number>, key: string | undefined, row: number) {
  if (key === undefined) return
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row)
  return before
}
