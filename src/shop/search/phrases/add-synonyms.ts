import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { synonyms } from '../schema.ts'

type Group = { kind: 'same' | 'ignored'; phrases: string[] }

/** Adds groups of phrases that mean the same to shoppers; they are stored folded. */
export const addSynonyms = (db: Db, groups: Group[]) =>
  db.insert(synonyms).values(groups.map(({ kind, phrases }) => ({ kind, phrases: [...new Set(phrases.map(fold))] })))
