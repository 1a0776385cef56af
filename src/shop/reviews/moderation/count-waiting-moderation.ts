import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** The number of texts that staff have not read yet. */
export async function countWaitingModeration(db: Db) {
  const [row] = await rowsOf<{ reviews: number; questions: number; answers: number }>(
    db,
    sql`select (select count(*)::int from reviews where state = 'waiting') as reviews, (select count(*)::int from questions where state = 'waiting') as questions, (select count(*)::int from answers where state = 'waiting') as answers`,
  )
  return row!
}
