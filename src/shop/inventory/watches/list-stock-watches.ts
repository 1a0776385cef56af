import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockWatches } from '../schema.ts'

/** The watches of a variant, the oldest first. */
export const listStockWatches = (db: Db, variantId: string) =>
  db
    .select({ id: stockWatches.id, email: stockWatches.email, since: stockWatches.createdAt })
    .from(stockWatches)
    .where(and(eq(stockWatches.variantId, variantId), isNull(stockWatches.notifiedAt)))
    .orderBy(asc(stockWatches.createdAt))
    .limit(200)
