import { lte } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listedProducts } from '../schema.ts'

/** Products whose sale began or ended since they were indexed. */
export const listStale = async (db: Db, at: Date) =>
  (
    await db
      .select({ id: listedProducts.productId })
      .from(listedProducts)
      .where(lte(listedProducts.staleAt, at))
      .limit(1000)
  ).map(({ id }) => id)
