import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { measurements, skaters } from '../schema.ts'

async function selectSkaters(db: Db, where: SQL | undefined) {
  const rows = await db.select().from(skaters).where(where).orderBy(asc(skaters.createdAt), asc(skaters.id))
  const ids = rows.map((row) => row.id)
  const measured = ids.length
    ? await db
        .select()
        .from(measurements)
        .where(inArray(measurements.skaterId, ids))
        .orderBy(desc(measurements.measuredOn))
    : []
  return rows.map((row) => ({ ...row, measurements: measured.filter((one) => one.skaterId === row.id) }))
}

/** The skaters of a user in the order they were added, each with all measurements, the latest first. */
export const listSkaters = (db: Db, userId: string) => selectSkaters(db, eq(skaters.userId, userId))

/** One of the user's own skaters; undefined for another user's. */
export const findSkater = async (db: Db, userId: string, skaterId: string) =>
  (await selectSkaters(db, and(eq(skaters.userId, userId), eq(skaters.id, skaterId))))[0]
export type SkaterRow = Awaited<ReturnType<typeof listSkaters>>[number]
