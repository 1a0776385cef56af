import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'
import { listProductRows, type ProductListParams } from '#shop/inventory/lists/list-product-rows.ts'

export type NamedOption = { value: string; label: string }
const named = (rows: { slug: string; name: string }[]): NamedOption[] =>
  rows.map(({ slug, name }) => ({ value: slug, label: name }))

/** Names of categories and lines. */
export async function readTaxonomy(db: Db, locale: Locale) {
  const [categories, lines] = await Promise.all([listCategories(db, locale), listBrandLines(db, locale)])
  return { categories: named(categories), lines: named(lines) }
}
export type Taxonomy = Awaited<ReturnType<typeof readTaxonomy>>

const labelOf = (all: NamedOption[], value: string) => all.find((one) => one.value === value)?.label ?? value

/** A page of products with the names of their category and line. */
export async function readProducts(db: Db, locale: Locale, { categories, lines }: Taxonomy, query: ProductListParams) {
  const rows = await listProductRows(db, locale, query)
  return rows.map((row) => ({
    ...row,
    categoryName: labelOf(categories, row.category),
    lineName: labelOf(lines, row.line),
    typeName: typeLabel(row.type, locale),
  }))
}
