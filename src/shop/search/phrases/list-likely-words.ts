import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { editDistance, maxEdits } from './edit-distance.ts'

const maxLikely = 4
/** Two common letters are chance: `toe` is not `to`, nor `bauer` `blue`. */
const fewest = 2
/** With one changed letter a shorter word is another word: `cod` is no misspelt `cold`. */
const shortest = 4

/** For each word the shop's own words that it may be a misspelling of, the nearest first; among equals, those with the same letters in another order. */
export async function listLikelyWords(
  db: Db,
  words: string[],
  ignored: Set<string>,
): Promise<Map<string, { isKnown: boolean; likely: string[] }>> {
  // The same first letter, or enough common letters: a typing error rarely breaks both.
  const rows = await rowsOf<{ word: string; folded: string }>(
    db,
    sql`select w.word, t.folded from unnest(${sql.param(words)}::text[]) w(word) cross join lateral (
      select folded from traits where kind = 'word' and folded like left(w.word, 1) || '%' and length(folded) between length(w.word) - 2 and length(w.word) + 2
      union select folded from traits where kind = 'word' and folded % w.word and length(folded) between length(w.word) - 2 and length(w.word) + 2
    ) t`,
  )
  const candidates = new Map(
    words.map((word) => [word, { isKnown: false, likely: [] as { folded: string; distance: number }[] }]),
  )
  for (const { word, folded } of rows) {
    const own = candidates.get(word)!
    if (folded === word) own.isKnown = true
    const distance = editDistance(word, folded, word.length < shortest ? 0 : maxEdits(word))
    if (distance > 0 && distance < Infinity && sharedLetters(word, folded) > fewest && !ignored.has(folded))
      own.likely.push({ folded, distance: letters(word) === letters(folded) ? distance - 0.5 : distance })
  }
  return new Map(
    [...candidates].map(([word, { isKnown, likely }]) => [
      word,
      {
        isKnown,
        likely: likely
          .toSorted((a, b) => a.distance - b.distance)
          .slice(0, 3 * maxLikely)
          .map(({ folded }) => folded),
      },
    ]),
  )
}

const letters = (word: string) => [...word].toSorted().join('')

function sharedLetters(one: string, other: string) {
  const left = [...other]
  return [...one].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}
