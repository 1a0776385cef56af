import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { stockWatches } from '../schema.ts'

/** Deletes all watches of this address, also those that somebody else entered. A repeated request changes nothing. */
export const forgetWatches = (db: Db, email: string) => db.delete(stockWatches).where(eq(stockWatches.email, email))
