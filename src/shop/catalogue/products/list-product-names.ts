import { inArray, sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations } from '../schema.ts'

/** The names of products in both languages, as far as they are written. */
export async function listProductNames(db: Db, productIds: string[]) {
  const rows = await db
    .select({
      id: productTranslations.productId,
      names: sql<Localized>`jsonb_object_agg(${productTranslations.locale}, ${productTranslations.name})`,
    })
    .from(productTranslations)
    .where(inArray(productTranslations.productId, productIds))
    .groupBy(productTranslations.productId)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
