import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockWatches } from '../schema.ts'

/** Deletes all watches of the address of this email, also those that somebody else entered. A repeated request changes nothing. */
export const forgetWatches = (db: Db, watchId: string) =>
  db
    .delete(stockWatches)
    .where(
      inArray(
        stockWatches.email,
        db.select({ email: stockWatches.email }).from(stockWatches).where(eq(stockWatches.id, watchId)),
      ),
    )
