import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** Whether there are recent sales and reviews: a sort without data is not offered. */
export async function findAvailableSorts(db: Db) {
  const [row] = await rowsOf<{ hasSales: boolean; hasRatings: boolean }>(
    db,
    sql`select coalesce((select sold > 0 from listed_products order by sold desc nulls last limit 1), false) as "hasSales", coalesce((select rating > 0 from listed_products order by rating desc nulls last limit 1), false) as "hasRatings"`,
  )
  return row!
}
