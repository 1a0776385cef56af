import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/**
 * The first change is made but not committed while the second begins: the second sees the state before, then waits for a row that the first holds.
 * Returns the outcome of the second. For a test file with a database of its own, on PostgreSQL.
 */
export async function bothAtOnce<T>(db: Db, first: (tx: Db) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  let late: Promise<T> | undefined
  let isOver = false
  await db.transaction(async (tx) => {
    await first(tx)
    late = second().finally(() => (isOver = true))
    // Its error belongs to the caller, who awaits it after the commit.
    late.catch(() => undefined)
    await expect.poll(async () => isOver || isWaiting(db), { interval: 20 }).toBe(true)
  })
  return late!
}

/** Whether a transaction waits for a row that another one holds. */
async function isWaiting(db: Db) {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.n > 0
}
