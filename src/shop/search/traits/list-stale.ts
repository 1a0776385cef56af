import { lte } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listedProducts } from '../schema.ts'

/** Products to be indexed anew: their sale began or ended, or a migration says so, since the rules of the index changed. */
export const listStale = async (db: Db, at: Date) =>
  (
    await db
      .select({ id: listedProducts.productId })
      .from(listedProducts)
      .where(lte(listedProducts.staleAt, at))
      .limit(1000)
  ).map(({ id }) => id)
