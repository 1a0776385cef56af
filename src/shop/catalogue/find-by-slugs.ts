import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { productWords } from './schema.ts'

/** Ids of the products with these addresses in either language, by address. */
export async function findBySlugs(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (!slugs.length) return new Map()
  const rows = await db
    .select({ slug: productWords.slug, id: productWords.productId })
    .from(productWords)
    .where(inArray(productWords.slug, slugs))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
