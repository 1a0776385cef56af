import { lte } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { listed } from '../schema.ts'

/** Products whose sale began or ended since they were indexed. */
export const listStale = async (db: Db, at: Date) =>
  (await db.select({ id: listed.productId }).from(listed).where(lte(listed.staleAt, at)).limit(1000)).map(
    ({ id }) => id,
  )
