import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { locales } from '#kit/localized.ts'
import type { NewProductFacts } from '#shop/catalogue/products/add-products.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { typesOf } from '#shop/catalogue/attributes/types.ts'
import { m } from '#words/messages.js'
import type { Reason } from './import.ts'
import type { ProductRows } from './number-rows.ts'
import type { ShopWords } from './read-shop-words.ts'
import { inBothLanguages } from './in-both-languages.ts'

const longest = { name: 120, summary: 300, description: 8000 }

/** What a new product is by the first of its rows that says it, or why it cannot be. The name may be the same in English; other English that is missing stays so. */
export function readProductFacts({ slug, facts: told }: ProductRows, { categories, lines }: ShopWords) {
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

/** By its key or its name in either language; where nothing is said, the first there is. */
function typeNamed(category: CategorySlug, text: string) {
  const types: readonly string[] = typesOf[category]
  if (!text) return types[0]
  const names = (type: string) => [type, ...locales.map((locale: Locale) => typeLabel(type, locale))]
  return types.find((type) => names(type).some((name) => fold(name) === fold(text)))
}
