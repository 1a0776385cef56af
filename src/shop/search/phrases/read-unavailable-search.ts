import type { Db } from '#platform/postgres/db.server.ts'
import { countPhrases } from './count-phrases.ts'
import type { SearchQuery } from '../listings/listing-result.ts'
import { findMaker } from './find-maker.ts'
import { listLikelyWords } from './list-likely-words.ts'
import { listSynonyms, type Synonyms } from './list-synonyms.ts'
import { isMeasured } from '../phrase.ts'
import { readPhrase, saysSize } from './read-phrase.ts'
import { searchWordsOf } from '../words.ts'

/** A maker or term that the shop does not sell, and the nearest search for the rest of the text. */
type UnavailableSearch = { name: string; query: SearchQuery }

/** For a search without results: leaves out the maker, or the words that no product has. */
export async function readUnavailableSearch(db: Db, text: string): Promise<UnavailableSearch | undefined> {
  const { folded } = searchWordsOf(text)
  const words = folded.slice(0, 8)
  const synonyms = await listSynonyms(db)
  const maker = await findMaker(db, words)
  if (!maker) return withoutUnknown(db, words, synonyms)
  const { name, near, rest } = maker
  return closest(db, { name, texts: [`${rest} ${near}`, rest, near] }, synonyms)
}

async function withoutUnknown(db: Db, words: string[], synonyms: Synonyms) {
  const likelyWords = await listLikelyWords(db, [...new Set(words)], new Set())
  const text = ` ${words.join(' ')} `
  const ignored = [...synonyms.ignored].filter((phrase) => text.includes(` ${phrase} `))
  const ignoredWords = new Set(ignored.flatMap((phrase) => phrase.split(' ')))
  const isUnknown = (word: string) => {
    const { isKnown, likely } = likelyWords.get(word)!
    const [means] = readPhrase(`${word} `, synonyms).units
    if (isKnown || likely.length || ignoredWords.has(word) || !means) return false
    return !isMeasured(means) && means.alternatives.length === 1
  }
  const unknown = words.filter(isUnknown)
  const rest = words.filter((word) => !unknown.includes(word)).join(' ')
  // `size`, `inch` and `99` are no goods that the shop could lack; a size is named where nothing else is unknown.
  const goods = unknown.filter((word) => !saysSize(word))
  const unavailable = goods.length || !unknown.some((word) => /\d/.test(word)) ? goods : unknown
  if (unavailable.length && rest) return closest(db, { name: unavailable.join(' '), texts: [rest] }, synonyms)
}

/** The first of these that finds anything. */
async function closest(db: Db, { name, texts }: { name: string; texts: string[] }, synonyms: Synonyms) {
  const phrases = texts.filter((way) => way.trim()).map((way) => readPhrase(`${way} `, synonyms))
  const counts = await countPhrases(db, phrases)
  const at = counts.findIndex((count) => count > 0)
  return at < 0 ? undefined : { name, query: { phrase: phrases[at]!, places: [] } }
}
