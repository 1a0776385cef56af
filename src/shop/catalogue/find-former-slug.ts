import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { formerSlugs } from './schema.ts'

/** The product that had this address before, in either language. */
export async function findFormerSlug(db: Db, slug: string) {
  const [former] = await db
    .select({ productId: formerSlugs.productId })
    .from(formerSlugs)
    .where(eq(formerSlugs.slug, slug))
    .limit(1)
  return former?.productId
}
