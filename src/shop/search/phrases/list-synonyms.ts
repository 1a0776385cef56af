import type { Db } from '#platform/postgres/db.server.ts'
import { synonyms } from '../schema.ts'

/** Each phrase with all its synonyms, itself first; and the words that filter nothing. */
export type Synonyms = { same: Map<string, string[]>; ignored: Set<string> }

export async function listSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db.select().from(synonyms)
  const same = new Map<string, string[]>()
  for (const { phrases } of rows.filter(({ kind }) => kind === 'same')) {
    for (const phrase of phrases) same.set(phrase, [...new Set([phrase, ...(same.get(phrase) ?? []), ...phrases])])
  }
  return { same, ignored: new Set(rows.filter(({ kind }) => kind === 'ignored').flatMap(({ phrases }) => phrases)) }
}
