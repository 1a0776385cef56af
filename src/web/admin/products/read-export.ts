import { momentCell } from '#kit/typed-moment.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listProductFacts, listVariantFacts } from '#shop/catalogue/products/list-export-facts.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import type { ImportField } from '#shop/imports/import.ts'
import type { SheetRow } from '#shop/inventory/lists/list-sheet-rows.ts'
import type { Taxonomy } from './read-products.ts'
import { viewSheetRow } from './sheet/read-rows.ts'

type ExportRow = Partial<Record<ImportField, string | number | null>>
type Texts = Awaited<ReturnType<typeof listProductFacts>>

/** `rows`: rows of the sheet; `productBefore`: the product of the row before them. */
type ExportInput = { rows: SheetRow[]; taxonomy: Taxonomy; productBefore?: string }

/** Rows in the format of the import. The texts of a product are only in its first row, so that 400 sizes do not repeat them. */
export async function readExport(db: Db, locale: Locale, { rows, taxonomy, productBefore }: ExportInput) {
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  const variantIds = rows.map(({ variantId }) => variantId)
  const [facts, texts] = await Promise.all([listVariantFacts(db, variantIds), listProductFacts(db, productIds)])
  return rows.map((row, at): ExportRow => {
    const isFirst = row.productId !== (at ? rows[at - 1]!.productId : productBefore)
    const own = facts.get(row.variantId)
    return {
      ...pricesOf(row, locale),
      ...textsOf(row.productId, texts, isFirst),
      category: named(taxonomy.categories, row.category),
      type: typeLabel(row.type, locale),
      line: named(taxonomy.lines, own?.line ?? ''),
      barcode: own?.barcode ?? null,
      weight: own?.weightG ?? null,
      ...Object.fromEntries(optionKeys.map((key) => [key, choiceText(row, key, texts.swatches)])),
    }
  })
}

const named = (all: { value: string; label: string }[], value: string) =>
  all.find((one) => one.value === value)?.label ?? value

function pricesOf(row: SheetRow, locale: Locale): ExportRow {
  const { price, salePrice, saleFrom, saleUntil, onHand } = viewSheetRow(row, locale).facts
  const days = { from: momentCell(saleFrom, 'from'), until: momentCell(saleUntil, 'until') }
  return { sku: row.sku, price, sale: salePrice, ...days, stock: onHand }
}

function textsOf(productId: string, texts: Texts, isFirst: boolean): ExportRow {
  const [vi, en] = [texts.vi.get(productId), texts.en.get(productId)]
  const named = { handle: vi?.slug, name: vi?.name, nameEn: en?.name }
  if (!isFirst) return named
  const longTexts = { description: vi?.description, descriptionEn: en?.description }
  return { ...named, summary: vi?.summary, summaryEn: en?.summary, ...longTexts }
}

/** `245`, or with labels and colour: `white Trắng White #ffffff`. */
function choiceText(
  { productId, options, labels }: SheetRow,
  key: (typeof optionKeys)[number],
  swatches: Map<string, string | null>,
) {
  const value = options[key]
  const label = labels[key]
  if (!value || !label) return value ?? ''
  const swatch = key === 'colour' ? swatches.get(`${productId}:${value}`) : null
  return [value, label.vi, label.en, ...(swatch ? [swatch] : [])].join(' | ')
}
