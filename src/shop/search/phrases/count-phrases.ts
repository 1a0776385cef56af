import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { chunks, havingAny, idsOf, namedMask, phraseMask } from '../traits/masks.ts'
import { isMeasured, type Phrase } from '../phrase.ts'

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

/** Whether nothing that the phrase finds is called so or has such a property: its words stand in descriptions only. */
export async function isOnlyMentioned(db: Db, phrase: Phrase): Promise<boolean> {
  if (phrase.units.some(isMeasured)) return false
  const [row] = await rowsOf<{ named: number }>(
    db,
    sql`select coalesce(sum(bit_count(${namedMask(phrase)})), 0)::int as named from ${chunks}`,
  )
  return row!.named === 0
}
