import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations } from './schema.ts'

/** The name of a product in the shop's own language, for the audit log. */
export async function nameOfProduct(db: Db, productId: string) {
  const [words] = await db
    .select({ name: productTranslations.name })
    .from(productTranslations)
    .where(and(eq(productTranslations.productId, productId), eq(productTranslations.locale, 'vi')))
  return words?.name
}
