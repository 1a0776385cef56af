import { desc, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations } from '../schema.ts'
import { productTextIn } from '../texts/product-text-in.ts'
import { firstPicture } from './first-picture.ts'

/** A few products that match a text, for staff, drafts and archived ones included; products for sale come first, then the last changed. */
export const searchProducts = (db: Db, locale: Locale, text: string, limit: number) =>
  db
    .select({
      id: products.id,
      name: productTranslations.name,
      slug: productTranslations.slug,
      status: products.status,
      picture: firstPicture,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .where(productTextMatches(text))
    .orderBy(sql`${products.status} <> 'active'`, desc(products.updatedAt))
    .limit(limit)

/** Matches a part of the name or address in either language, or the beginning of a SKU; an empty text matches all. */
function productTextMatches(text: string) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return
  const matches = words.map((word) => sql`vi_fold(w.name || ' ' || w.slug) like ${`%${word}%`}`)
  const sku = `${text
    .trim()
    .toUpperCase()
    .replace(/[%_\\]/g, '\\$&')}%`
  return sql`(${products.id} in (select w.product_id from product_translations w where ${sql.join(matches, sql` and `)}) or ${products.id} in (select v.product_id from variants v where v.sku like ${sku}))`
}
