import { dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import { countMessage } from '#kit/count-message.ts'
import type { Compared } from '#shop/advisers/comparison.ts'
import { attributeLabel, choiceLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { Lead } from '#shop/catalogue/variants/lead.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { m } from '#words/messages.js'
import { specRows } from '#web/parts/product/spec-rows.server.ts'

/** `inStock`: the sizes in stock of each width; one entry without a width where the product has none. */
type One = { product: ProductPage; compared: Compared; lead: Partial<Lead>; inStock: SizesInStock[] }
export type SizesInStock = { width: string | null; sizes: number[] }
export type CompareRow = {
  name: string
  values: (string | null)[]
  langs?: ('vi' | undefined)[]
  differs: boolean
  best: string[]
  /** The label of the row's best value: a lower price is cheaper, not better. */
  bestWord?: string
}
type Result = { differs: string[]; best: Record<string, string[]> }

/** A row for every attribute of any product: first those that the comparison weighs, then those of the product page. */
export function compareRows(all: One[], { differs, best }: Result, locale: Locale): CompareRow[] {
  const options = { locale }
  const weighed = (
    key: string,
    name: string,
    say: (one: Compared, lead: Partial<Lead>) => string | null,
  ): CompareRow => ({
    name,
    values: all.map(({ compared, lead }) => say(compared, lead)),
    differs: differs.includes(key),
    best: best[key] ?? [],
    bestWord: bestWords[key]?.({}, options),
  })
  const sizes = all.map(({ inStock }) => sizesText(inStock))
  const rows: CompareRow[] = [
    weighed('price', m.compare_price({}, options), (_, lead) => priceWords(lead, locale)),
    weighed('stiffness', attributeLabel('stiffness', locale), ({ stiffness }) => textOf(stiffness)),
    weighed('weight_g', attributeLabel('weight_g', locale), ({ weight_g }) =>
      weight_g == null ? null : m.unit_g({ value: weight_g.toLocaleString('vi-VN') }, options),
    ),
    weighed('widths', m.option_width({}, options), ({ widths }) => widths.join(', ') || null),
    weighed('warranty_months', m.product_spec_warranty({}, options), ({ warranty_months }) =>
      warranty_months == null ? null : countMessage(warranty_months, [m.product_months_one, m.product_months], options),
    ),
    {
      name: m.compare_sizes({}, options),
      values: sizes,
      differs: new Set(sizes).size > 1,
      best: [],
    },
  ]
  const filledRows = rows.filter(({ values }) => values.some((value) => value !== null))
  const shownNames = new Set(rows.map(({ name }) => name))
  return [...filledRows, ...specified(all, locale).filter(({ name }) => !shownNames.has(name))]
}

const bestWords: Record<string, typeof m.compare_cheapest> = {
  price: m.compare_cheapest,
  weight_g: m.compare_lightest,
  warranty_months: m.compare_longest,
}

/** As on the card: “from” when other sizes cost more, and the earlier price during a sale. */
function priceWords({ price, isFrom }: Partial<Lead>, locale: Locale) {
  if (!price) return null
  const paid = isFrom ? m.product_price_from({ price: dong(price.now) }, { locale }) : dong(price.now)
  return price.was === null ? paid : m.compare_price_was({ price: paid, was: dong(price.was) }, { locale })
}

const textOf = (value: number | null | undefined) => (value == null ? null : String(value))

/** Labels are 5 mm apart (docs/reference/skating.md 1.6). */
const step = 5

/** `190–245, 255`: gaps are shown. */
export function rangeText(sizes: readonly number[]) {
  const runs: number[][] = []
  for (const mm of sizes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === mm - step) last.push(mm)
    else runs.push([mm])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ') || null
}

/** `R: 200–245; W: 215–230`: a size may be there in one width and sold out in another. */
export function sizesText(inStock: readonly SizesInStock[]) {
  const held = inStock.filter(({ sizes }) => sizes.length)
  return held.map(({ width, sizes }) => `${width ? `${width}: ` : ''}${rangeText(sizes)}`).join('; ') || null
}

function specified(all: One[], locale: Locale): CompareRow[] {
  const tables = all.map(({ product }) => new Map(specRows(product, locale).map((row) => [row.name, row])))
  const lines = all.map(({ product }) => choiceLabel('line', product.line, locale))
  const names = [...new Set(tables.flatMap((table) => [...table.keys()]))]
  const row = (name: string, values: (string | null)[], langs?: CompareRow['langs']) => ({
    name,
    values,
    langs,
    differs: new Set(values).size > 1,
    best: [] as string[],
  })
  return [
    row(
      m.compare_line({}, { locale }),
      lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
    ),
    ...names.map((name) =>
      row(
        name,
        tables.map((table) => table.get(name)?.value ?? null),
        tables.map((table) => table.get(name)?.lang),
      ),
    ),
  ]
}
