import { sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import { products } from '../schema.ts'

/** Products by a part of their name or address in either language, or by how a SKU of theirs begins; of no text, no condition. */
export function productTextMatches(text: string) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return
  const alike = words.map((word) => sql`vi_fold(w.name || ' ' || w.slug) like ${`%${word}%`}`)
  const sku = `${text
    .trim()
    .toUpperCase()
    .replace(/[%_\\]/g, '\\$&')}%`
  return sql`(${products.id} in (select w.product_id from product_words w where ${sql.join(alike, sql` and `)}) or ${products.id} in (select v.product_id from variants v where v.sku like ${sku}))`
}
