import { and, eq, inArray, or } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { formerSlugs, products, productTranslations } from '../schema.ts'

/** A product that was once for sale at this address. */
export async function findWithdrawn(db: Db, locale: Locale, slugOrId: string) {
  const ofSlug = db
    .select({ id: productTranslations.productId })
    .from(productTranslations)
    .where(eq(productTranslations.slug, slugOrId))
  const ofFormer = db.select({ id: formerSlugs.productId }).from(formerSlugs).where(eq(formerSlugs.slug, slugOrId))
  const isWanted = isUuid(slugOrId)
    ? eq(products.id, slugOrId)
    : or(inArray(products.id, ofSlug), inArray(products.id, ofFormer))
  const rows = await db
    .select({ id: products.id, category: products.category, type: products.type, words: productTranslations })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.productId, products.id))
    .where(and(isWanted, eq(products.status, 'archived')))
  // Two products may use one slug in different languages: the page's own language wins.
  const holders = rows.filter(({ words }) => words.slug === slugOrId)
  const id = (holders.find(({ words }) => words.locale === locale) ?? holders[0] ?? rows[0])?.id
  const texts = rows.filter((row) => row.id === id)
  const own = texts.find((row) => row.words.locale === locale) ?? texts.find((row) => row.words.locale === 'vi')
  return own && { id: own.id, category: own.category, type: own.type, name: own.words.name }
}
