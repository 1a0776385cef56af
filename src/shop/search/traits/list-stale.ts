import { lte } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listed } from '../schema.ts'

/** Products whose price has changed by itself since they were listed: a sale began or ended. */
export const listStale = async (db: Db, at: Date) =>
  (await db.select({ id: listed.productId }).from(listed).where(lte(listed.staleAt, at)).limit(1000)).map(
    ({ id }) => id,
  )
