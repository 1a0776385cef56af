import { sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { countPhrases } from './count-phrases.ts'
import type { SearchQuery } from '../listings/listing-result.ts'
import { namesMaker } from './find-maker.ts'
import { listLikelyWords } from './list-likely-words.ts'
import { listSynonyms, type Synonyms } from './list-synonyms.ts'
import type { Phrase } from '../phrase.ts'
import { readPhrase } from './read-phrase.ts'
import { searchWordsOf } from '../words.ts'

/** Fewer results than this may mean a typing error. */
const fewResults = 3
const maxTries = 10

/** Parses a typed text as a search; undefined if it contains no word. */
export async function readSearchQuery(db: Db, text: string, synonyms?: Synonyms): Promise<SearchQuery | undefined> {
  const phrase = readPhrase(text, synonyms ?? (await listSynonyms(db)))
  const places = await listPlacesBySku(db, text)
  if (phrase.units.length || places.length) return { phrase, places }
}

/** Products with a SKU that begins with the text. */
async function listPlacesBySku(db: Db, text: string): Promise<number[]> {
  const sku = text.trim().toUpperCase()
  if (!/^[A-Z0-9]+(-[A-Z0-9]+)*-?$/.test(sku) || sku.length < 4 || !/[\d-]/.test(sku) || !/[A-Z]/.test(sku)) return []
  const rows = await rowsOf<{ place: number }>(
    db,
    sql`select distinct l.place from (select product_id from variants where sku like ${`${sku}%`} and archived_at is null limit 200) v join listed_products l on l.product_id = v.product_id where l.traits <> '{}' limit 50`,
  )
  return rows.map((row) => row.place)
}

/** A corrected text that finds more: nearer words first; Telex and VNI keys only if nothing was found. */
export async function readCorrectedQuery(
  db: Db,
  text: string,
  resultCount: number,
): Promise<{ text: string; query: SearchQuery } | undefined> {
  if (resultCount >= fewResults || (await namesMaker(db, text))) return
  const synonyms = await listSynonyms(db)
  const typed = searchWordsOf(text).folded.slice(0, 8)
  const respelled = await bestOf(db, await spellings(db, typed, synonyms), synonyms)
  if (respelled && respelled.count > resultCount) return respelled
  if (resultCount) return
  const untyped = withoutTelex(fold(text))
  if (untyped === fold(text)) return
  // No spelling is guessed after that: `bauer` without its Telex tone is `baue`, which is no `blue`.
  return bestOf(db, [untyped], synonyms)
}

/** The form of a Vietnamese word typed with Telex or VNI switched off: `giayf truowtj`, `giay2 tru7o75t`. */
const shape = (word: string) =>
  word
    .replace(
      /([a-z])\d+(?=[a-z]|$)|\d+(?=[a-z])/g,
      (found, letter: string | undefined) => letter ?? (/^\d+$/.test(found) ? '' : found),
    )
    .replace(/([aeo])\1/g, '$1')
    .replace(/dd/g, 'd')
    .replace(/([aou])w/g, '$1')
    .replace(/^w|(?<=[^aou])w/g, 'u')

/** The folded words without Telex and VNI keys. It damages English (`box`, `skates`), so it runs only if nothing else was found. */
export const withoutTelex = (folded: string) =>
  folded
    .split(' ')
    .map((word) =>
      /^\d+(\.\d+)?$/.test(word) ? word : shape(word.replace(/(?<=[aeiouyw])([a-z]*?)[fsrxj](?=[a-z]*$)/, '$1')),
    )
    .join(' ')

/** The text with unknown words replaced; or, if all are known, with one of them replaced. */
async function spellings(db: Db, words: string[], { ignored }: Synonyms): Promise<string[]> {
  const plainWords = words.filter((word) => /^[a-z]{2,}$/.test(word))
  if (!plainWords.length) return []
  // An ignored word would find the most, since it filters nothing.
  const likely = await listLikelyWords(db, [...new Set(plainWords)], ignored)
  const unknown = plainWords.filter((word) => !likely.get(word)!.isKnown)
  const replace = (from: string, to: string) => words.map((word) => (word === from ? to : word))
  if (unknown.length > 1) {
    const firsts = await likeliest(
      db,
      unknown.map((word) => [word, likely.get(word)!.likely]),
    )
    return [words.map((word) => firsts.get(word) ?? word).join(' ')]
  }
  return (unknown.length ? unknown : plainWords)
    .flatMap((word) => [...likely.get(word)!.likely.map((to) => replace(word, to)), ...splitWord(word, words)])
    .map((one) => one.join(' '))
}

/** Splits a joined word: `truotbang` is two words. */
const splitWord = (word: string, words: string[]) =>
  word.length < 5
    ? []
    : Array.from({ length: Math.min(word.length - 3, 8) }, (_, at) =>
        words.flatMap((one) => (one === word ? [word.slice(0, at + 2), word.slice(at + 2)] : [one])),
      )

/** For each word the likely one that most products have. */
async function likeliest(db: Db, words: (readonly [string, string[]])[]) {
  const all = [...new Set(words.flatMap(([, likely]) => likely))]
  const rows = await rowsOf<{ folded: string; n: number }>(
    db,
    sql`select t.folded, sum(bit_count(b.bits))::int as n from traits t join trait_bits b on b.trait = t.id where t.kind = 'word' and t.folded = any(${sql.param(all)}::text[]) group by t.folded`,
  )
  const carried = new Map(rows.map((row) => [row.folded, row.n]))
  return new Map(
    words.flatMap(([word, likely]) => {
      const best = likely.toSorted((a, b) => (carried.get(b) ?? 0) - (carried.get(a) ?? 0))[0]
      return best === undefined ? [] : [[word, best] as const]
    }),
  )
}

/** The text that finds most; the earlier one if several find as many. */
async function bestOf(db: Db, texts: string[], synonyms: Synonyms) {
  const candidates = [...new Set(texts)].slice(0, 3 * maxTries)
  const phrases: Phrase[] = candidates.map((text) => readPhrase(`${text} `, synonyms))
  const counts = await countPhrases(db, phrases)
  const most = Math.max(0, ...counts)
  if (!most) return
  const at = counts.indexOf(most)
  return { text: candidates[at]!, count: most, query: { phrase: phrases[at]!, places: [] } }
}

/** Folded words in their most frequent spelling: `truot bang` becomes `trượt băng`. */
export async function withMarks(db: Db, text: string): Promise<string> {
  const words = text.split(' ')
  const rows = await rowsOf<{ folded: string; value: string }>(
    db,
    sql`select distinct on (t.folded) t.folded, t.value from traits t join trait_bits b on b.trait = t.id where t.kind = 'exact' and t.folded = any(${sql.param(words)}::text[]) group by t.id, t.folded, t.value order by t.folded, sum(bit_count(b.bits)) desc`,
  )
  const written = new Map(rows.map((row) => [row.folded, row.value]))
  return words.map((word) => written.get(word) ?? word).join(' ')
}
