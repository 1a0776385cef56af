import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { chunks, havingAny, idsOf, phraseMask } from '../traits/masks.ts'
import type { Phrase } from '../phrase.ts'

/** The number of products that each of these phrases finds, without any filter. */
export async function countPhrases(db: Db, phrases: Phrase[]): Promise<number[]> {
  if (!phrases.length) return []
  const listed = havingAny(idsOf('listed', ['yes']))
  const counted = phrases.map(
    (phrase) => sql`coalesce(sum(bit_count(${phraseMask(phrase, 'word')} & ${listed})), 0)::int`,
  )
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`select array[${sql.join(counted, sql`, `)}] as counts from ${chunks}`,
  )
  return row!.counts
}
