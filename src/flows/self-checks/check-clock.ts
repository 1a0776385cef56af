import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Finding } from './finding.ts'

/** The database and this process both handle payment deadlines, so their clocks must agree. */
const toleranceMs = 2_000

/** How far the clock of the database is ahead of ours, in ms, assuming that half of the query time passed before the answer. */
export async function checkClock(db: Db): Promise<Finding> {
  const before = Date.now()
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const after = Date.now()
  const figure = Math.round(row!.ms - (before + after) / 2)
  const isOff = Math.abs(figure) > toleranceMs + (after - before) / 2
  return { figure, errors: isOff ? [{ kind: 'clock-off', n: figure }] : [] }
}
