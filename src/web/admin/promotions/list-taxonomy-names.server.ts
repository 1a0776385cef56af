import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listAllTypes, listCategories, listBrandLines } from '#shop/catalogue/queries.ts'
import { taxonomyNameIn, type TaxonomyNames } from './taxonomy-names.ts'

/** Categories, types and lines with their names. */
export async function listTaxonomyNames(db: Db, locale: Locale) {
  const [categories, types, lines] = [
    await listCategories(db, locale),
    await listAllTypes(db),
    await listBrandLines(db, locale),
  ]
  const named = (list: { slug: string; name: string }[]) => list.map(({ slug, name }) => ({ slug, name }))
  const names: TaxonomyNames = {
    category: named(categories),
    type: types.map((slug) => ({ slug, name: typeLabel(slug, locale) })),
    line: named(lines),
  }
  return { names, nameOf: taxonomyNameIn(names) }
}
