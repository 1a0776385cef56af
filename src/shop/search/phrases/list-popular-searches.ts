import { sql } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { searches } from '../schema.ts'
import { searchWordsOf } from '../words.ts'

const days = 30
/** Searches below this count are chance, or one person's. */
const minTimes = 5
const maxShown = 5
/** More are read than shown: duplicates that differ only in accents, and searches in the other language, are dropped. */
const maxRead = 20
const isSize = (word: string) => /^[0-9]{2,3}$/.test(word)

/**
 * The most frequent successful searches of the last weeks, written with their accents. Only words from product names in the reader's language, and
 * sizes, so that nobody can put other words into the suggestions by searching for them again and again.
 */
export async function listPopularSearches(db: Db, locale: Locale, now = new Date()): Promise<string[]> {
  const rows = await rowsOf<{ phrase: string }>(
    db,
    sql`select phrase from ${searches} s where day > ${shopDay(addDays(now, -days))}::date
      and not exists (
        select from unnest(string_to_array(phrase, ' ')) word where word !~ '^[0-9]{2,3}$'
          and not exists (select from traits t join trait_bits b on b.trait = t.id where t.kind = 'exact' and t.folded = word)
      )
      group by phrase having sum(times) >= ${minTimes} and (array_agg(found order by day desc))[1] > 0 and phrase ~ '[a-z]'
      order by sum(times) desc, phrase limit ${maxRead}`,
  )
  const phrases = rows.map(({ phrase }) => phrase.split(' '))
  const spellings = await spellingsIn(db, locale, [...new Set(phrases.flat())])
  const readable = phrases.flatMap((words) => {
    const written = words.map((word) => spellings.get(word) ?? (isSize(word) ? word : undefined))
    return written.includes(undefined) ? [] : [written.join(' ')]
  })
  return [...new Set(readable)].slice(0, maxShown)
}

/** The spelling of folded words in names of products, categories and types of this language; a word of the other language only has none. */
async function spellingsIn(db: Db, locale: Locale, words: string[]) {
  const kinds = await rowsOf<{ type: string }>(db, sql`select value as type from traits where kind = 'type'`)
  const categories = await listCategories(db, locale)
  // The first condition uses an index (product_words_alike), the second matches the whole word.
  const productNames = await rowsOf<{ name: string }>(
    db,
    sql`select distinct n.name from unnest(${sql.param(words)}::text[]) word cross join lateral (
        select w.name from product_translations w join products p on p.id = w.product_id and p.status = 'active'
        where w.locale = ${locale} and vi_fold(w.name || ' ' || w.slug) like '%' || word || '%'
          and ' ' || vi_fold(w.name) || ' ' like '% ' || word || ' %'
        order by w.name limit 1
      ) n`,
  )
  const names = [...productNames, ...categories].map(({ name }) => name)
  const spellings = new Map<string, string>()
  for (const text of [...names, ...kinds.map(({ type }) => typeLabel(type, locale))]) {
    const { folded, exact } = searchWordsOf(text)
    folded.forEach((word, at) => spellings.set(word, spellings.get(word) ?? exact[at] ?? word))
  }
  return spellings
}
