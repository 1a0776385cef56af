import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** Whether anything was sold of late, and whether anything has been reviewed: an order by nothing is none. */
export async function findAvailableSorts(db: Db) {
  const [row] = await rowsOf<{ hasSales: boolean; hasRatings: boolean }>(
    db,
    sql`select coalesce((select sold > 0 from listed order by sold desc nulls last limit 1), false) as "hasSales", coalesce((select rating > 0 from listed order by rating desc nulls last limit 1), false) as "hasRatings"`,
  )
  return row!
}
