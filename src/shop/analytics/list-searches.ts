import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { searches } from '#shop/search/schema.ts'
import type { Period } from './period.ts'

/** `found`: how many products the latest of these searches found. */
export type SearchRow = { phrase: string; times: number; found: number; lastDay: string }

type SearchesQuery = { period: Period; onlyWithoutResults: boolean; limit: number }

const grouped = ({ from, until }: Period) => sql`(
  select phrase, sum(times)::int as times, (array_agg(found order by day desc))[1] as found, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
  from ${searches} where day between ${from}::date and ${until}::date group by phrase)`

/** The searches, the most frequent first; `onlyWithoutResults`: only those that found nothing. */
export const listSearches = (db: Db, { period, onlyWithoutResults, limit }: SearchesQuery) =>
  rowsOf<SearchRow>(
    db,
    sql`select * from ${grouped(period)} searched where ${onlyWithoutResults ? sql`found = 0` : sql`true`} order by times desc, phrase limit ${limit}`,
  )

type SearchCounts = { phrases: number; times: number; vainPhrases: number; vainTimes: number }

/** The number of phrases and of searches, in total and for those that found nothing. */
export async function countSearches(db: Db, period: Period): Promise<SearchCounts> {
  const [row] = await rowsOf<SearchCounts>(
    db,
    sql`select count(*)::int as phrases, coalesce(sum(times), 0)::int as times, (count(*) filter (where found = 0))::int as "vainPhrases",
      coalesce(sum(times) filter (where found = 0), 0)::int as "vainTimes" from ${grouped(period)} searched`,
  )
  return row!
}
