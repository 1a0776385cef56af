import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { formerSlugs, products, productTranslations } from '#shop/catalogue/schema.ts'
import { listCards, type Card } from './list-cards.ts'

/** Cards of the products for sale with these slugs, in their order; a slug of either language works, and a former one too. */
export async function listCardsBySlug(
  db: Db,
  locale: Locale,
  slugs: string[],
): Promise<{ slug: string; card: Card }[]> {
  if (!slugs.length) return []
  const rows = [...(await listNamed(db, productTranslations, slugs)), ...(await listNamed(db, formerSlugs, slugs))]
  const cards = await listCards(db, locale, [...new Set(rows.map(({ id }) => id))])
  return slugs.flatMap((slug) => {
    const id = rows.find((row) => row.slug === slug)?.id
    const card = cards.find((one) => one.id === id)
    return card ? [{ slug, card }] : []
  })
}

/** Products for sale that have, or had, these slugs. */
const listNamed = (db: Db, names: typeof productTranslations | typeof formerSlugs, slugs: string[]) =>
  db
    .selectDistinct({ id: products.id, slug: sql<string>`${names.slug}` })
    .from(names)
    .innerJoin(products, eq(products.id, names.productId))
    .where(and(inArray(names.slug, slugs), eq(products.status, 'active')))
