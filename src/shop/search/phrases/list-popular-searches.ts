import { sql } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { searches } from '../schema.ts'
import { withMarks } from './find-matches.ts'

const days = 30
/** Sought less often, it is chance, or one person's. */
const enough = 5
const mostShown = 5
/** Some fall away: what is the same with its marks, or is in the other language. */
const mostRead = 20

/**
 * What was sought most in the last weeks and found something, written with its marks. Only words that stand in names of products, and sizes:
 * nobody can put words of their own into the search of others by asking for them again and again.
 */
export async function listPopularSearches(db: Db, locale: Locale, now = new Date()): Promise<string[]> {
  const rows = await rowsOf<{ phrase: string }>(
    db,
    sql`select phrase from ${searches} s where day > ${shopDay(addDays(now, -days))}::date
      and not exists (
        select from unnest(string_to_array(phrase, ' ')) word where word !~ '^[0-9]{2,3}$'
          and not exists (select from traits t join trait_bits b on b.trait = t.id where t.kind = 'exact' and t.folded = word)
      )
      group by phrase having sum(times) >= ${enough} and (array_agg(found order by day desc))[1] > 0 and phrase ~ '[a-z]'
      order by sum(times) desc, phrase limit ${mostRead}`,
  )
  const written = await Promise.all(rows.map(({ phrase }) => withMarks(db, phrase)))
  // No letter outside of ASCII: what Vietnamese shoppers call a thing helps no English reader.
  const readable = locale === 'en' ? written.filter((phrase) => /^[ -~]+$/.test(phrase)) : written
  return [...new Set(readable)].slice(0, mostShown)
}
