import { fold } from '#kit/fold.ts'
import { locales } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listUsedColours } from '#shop/catalogue/pictures/list-used-colours.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'

/** The names of categories, lines and colours as staff may write them: without accents, in either language, or by their key. */
export async function readShopWords(db: Db) {
  const [categories, lines] = [new Map<string, CategorySlug>(), new Map<string, LineSlug>()]
  for (const locale of locales) {
    for (const { slug, name } of await listCategories(db, locale))
      categories.set(fold(slug), slug).set(fold(name), slug)
    for (const { slug, name } of await listBrandLines(db, locale)) lines.set(fold(slug), slug).set(fold(name), slug)
  }
  const used = await listUsedColours(db)
  const colours = new Map(
    used.flatMap((one) =>
      [one.value, one.label?.en, one.label?.vi].flatMap((name) => (name ? [[fold(name), one] as const] : [])),
    ),
  )
  return { categories, lines, colours }
}
export type ShopWords = Awaited<ReturnType<typeof readShopWords>>
