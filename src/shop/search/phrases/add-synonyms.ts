import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { synonyms } from '../schema.ts'

type Group = { kind: 'same' | 'ignored'; phrases: string[] }

/** Phrases of one group mean the same to a shopper; they are kept folded. */
export const addSynonyms = (db: Db, groups: Group[]) =>
  db.insert(synonyms).values(groups.map(({ kind, phrases }) => ({ kind, phrases: [...new Set(phrases.map(fold))] })))
