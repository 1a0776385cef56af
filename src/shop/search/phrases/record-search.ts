import { sql } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { searches } from '../schema.ts'

const longest = 60

/** An email address or a phone number is personal data: the search is counted, but its text is not stored. */
const isPersonal = (text: string) => /@/.test(text) || (text.match(/\d/g)?.length ?? 0) > 7

/** Counts a search by its folded words and day, without a trace of the person. */
export async function recordSearch(db: Db, text: string, found: number, at = new Date()) {
  const phrase = isPersonal(text) ? '(…)' : fold(text).slice(0, longest)
  if (!phrase) return
  await db
    .insert(searches)
    .values({ day: shopDay(at), phrase, found })
    .onConflictDoUpdate({
      target: [searches.day, searches.phrase],
      set: { times: sql`${searches.times} + 1`, found: sql`excluded.found` },
    })
}
