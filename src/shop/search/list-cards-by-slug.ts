import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { products, productWords } from '#shop/catalogue/schema.ts'
import { listCards, type Card } from './list-cards.ts'

/** Cards of the products that are for sale under these slugs, in their order; a slug of either language will do. */
export async function listCardsBySlug(
  db: Db,
  locale: Locale,
  slugs: string[],
): Promise<{ named: string; card: Card }[]> {
  if (!slugs.length) return []
  const rows = await db
    .selectDistinct({ id: products.id, slug: productWords.slug })
    .from(productWords)
    .innerJoin(products, eq(products.id, productWords.productId))
    .where(and(inArray(productWords.slug, slugs), eq(products.status, 'active')))
  const cards = await listCards(db, locale, [...new Set(rows.map(({ id }) => id))])
  return slugs.flatMap((named) => {
    const id = rows.find(({ slug }) => slug === named)?.id
    const card = cards.find((one) => one.id === id)
    return card ? [{ named, card }] : []
  })
}
