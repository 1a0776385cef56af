import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { formerSlugs, productTranslations } from '../schema.ts'

/** Ids of the products with these addresses in either language, by address; a former address counts if no product has it now. */
export async function findBySlugs(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (!slugs.length) return new Map()
  const former = await db
    .select({ slug: formerSlugs.slug, id: formerSlugs.productId })
    .from(formerSlugs)
    .where(inArray(formerSlugs.slug, slugs))
  const rows = await db
    .select({ slug: productTranslations.slug, id: productTranslations.productId })
    .from(productTranslations)
    .where(inArray(productTranslations.slug, slugs))
  return new Map([...former, ...rows].map(({ slug, id }) => [slug, id]))
}
