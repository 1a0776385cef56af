import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { productWords } from './schema.ts'

/** The name of a product in the shop's own language, for the audit log. */
export async function nameOfProduct(db: Db, productId: string) {
  const [words] = await db
    .select({ name: productWords.name })
    .from(productWords)
    .where(and(eq(productWords.productId, productId), eq(productWords.locale, 'vi')))
  return words?.name
}
