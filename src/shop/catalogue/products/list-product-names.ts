import { inArray, sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productWords } from '../schema.ts'

/** The names of products in both languages, as far as they are written. */
export async function listProductNames(db: Db, productIds: string[]) {
  const rows = await db
    .select({
      id: productWords.productId,
      names: sql<Localized>`jsonb_object_agg(${productWords.locale}, ${productWords.name})`,
    })
    .from(productWords)
    .where(inArray(productWords.productId, productIds))
    .groupBy(productWords.productId)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
