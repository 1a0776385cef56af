import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockWatches } from '../schema.ts'

/** No more letters about goods to whoever got this one: all watches of that address go, those that somebody else typed too. Asked twice, it is done. */
export const forgetWatches = (db: Db, watchId: string) =>
  db
    .delete(stockWatches)
    .where(
      inArray(
        stockWatches.email,
        db.select({ email: stockWatches.email }).from(stockWatches).where(eq(stockWatches.id, watchId)),
      ),
    )
