import { slug } from '#kit/fold.ts'
import { pick } from '#kit/pick.ts'
import type { ChosenOption } from '#shop/catalogue/products/add-products.ts'
import { choiceKey } from '#shop/catalogue/variants/draft-variants.ts'
import { newProductFields, textFields, type Columns } from './import.ts'
import { readRow, type ImportRow } from './import-row.ts'
import { readChoices } from './read-choices.ts'
import type { ShopWords } from './read-shop-words.ts'

/** Rows of one product, by its address. What the product is stands in the first of them that says it; the others may leave it out. */
export type ProductRows = {
  slug: string
  facts?: ImportRow
  /** The options of the first row, which all others must have. */
  keys: string
  choices: Map<string, number>
  isBegun?: boolean
}

/** `twin`: a row above with the same SKU; `alike`: one of the same product with the same choices. */
export type NumberedRow = {
  row: number
  cells: string[]
  sought: ImportRow
  twin?: number
  group?: ProductRows
  choices: ChosenOption[]
  wrongChoices: string[]
  alike?: number
}

const longestSlug = 110

/** Reads rows one after another and remembers of them no more than what tells whether a later one repeats or continues an earlier. */
export function rowNumbers(columns: Columns, words: ShopWords) {
  const skus = new Map<string, number>()
  const groups = new Map<string, ProductRows>()

  return function number(cells: string[], row: number): NumberedRow {
    const sought = readRow(cells, columns)
    const { choices, wrong } = readChoices(sought, words)
    const group = groupOf(sought, choices)
    const key = choiceKey(Object.fromEntries(choices.map((one) => [one.key, one.value])))
    return {
      row,
      cells,
      sought,
      group,
      choices,
      wrongChoices: wrong,
      twin: earlier(skus, sought.sku?.toUpperCase() || undefined, row),
      alike: group && earlier(group.choices, key, row),
    }
  }

  function groupOf(sought: ImportRow, choices: ChosenOption[]): ProductRows | undefined {
    const address = slug(sought.handle || sought.name || '')
      .slice(0, longestSlug)
      .replace(/-$/, '')
    if (!address) return
    const group: ProductRows = groups.get(address) ?? { slug: address, keys: choiceKeysOf(choices), choices: new Map() }
    groups.set(address, group)
    if (!group.facts && sought.name && sought.category) group.facts = pick(sought, [...newProductFields, ...textFields])
    return group
  }
}

export const choiceKeysOf = (choices: { key: string }[]) =>
  choices
    .map(({ key }) => key)
    .sort()
    .join()

/** The row where it stood first; nothing the first time. */
function earlier(seen: Map<string, number>, key: string | undefined, row: number) {
  if (key === undefined) return
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row)
  return before
}
