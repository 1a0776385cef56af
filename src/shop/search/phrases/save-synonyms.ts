import { and, eq, ne, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import { m } from '#words/messages.js'
import { synonyms } from '../schema.ts'

type SynonymKind = 'same' | 'ignored'
/** `seen`: the mark of the phrases that the screen showed. */
type Group = { id?: number; kind: SynonymKind; phrases: string[]; expectedVersion: string | undefined }

/** Saves a group of synonyms, or of ignored words; they count from the next search on. Synonyms need at least two phrases. */
export const saveSynonyms = (db: Db, actor: string, { id, kind, phrases, expectedVersion }: Group) =>
  db.transaction(async (tx) => {
    const folded = [...new Set(phrases.map(fold).filter(Boolean))]
    if (folded.length < (kind === 'same' ? 2 : 1)) throw new Refusal('synonyms-few', m.search_synonym_few, {})
    const [stored] = id ? await tx.select().from(synonyms).where(eq(synonyms.id, id)).for('update') : []
    if (id && !stored) throw new Refusal('synonyms-gone', m.search_synonym_gone, {})
    if (stored) refuseChanged(expectedVersion, stored.phrases)
    await refuseIgnoredSynonym(tx, kind, folded, id)
    if (stored) await tx.update(synonyms).set({ phrases: folded }).where(eq(synonyms.id, stored.id))
    else await tx.insert(synonyms).values({ kind, phrases: folded })
    await recordChange(tx, actor, {
      verb: 'synonyms.saved',
      id: String(id ?? folded[0]),
      name: folded[0],
      before: stored ? { phrases: stored.phrases } : null,
      after: { phrases: folded },
    })
  })

/** An ignored word cannot be a synonym of another. */
async function refuseIgnoredSynonym(tx: Db, kind: SynonymKind, phrases: string[], id: number | undefined) {
  const [other] = await tx
    .select()
    .from(synonyms)
    .where(
      and(
        ne(synonyms.kind, kind),
        id ? ne(synonyms.id, id) : undefined,
        sql`${synonyms.phrases} && ${sql.param(phrases)}::text[]`,
      ),
    )
    .limit(1)
  const phrase = other && phrases.find((one) => other.phrases.includes(one))
  if (phrase) throw new Refusal('synonyms-both', m.search_synonym_both, { phrase })
}

/** Deletes a group. */
export const removeSynonyms = (db: Db, actor: string, id: number) =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(synonyms).where(eq(synonyms.id, id)).returning()
    if (!removed) return
    const before = { phrases: removed.phrases }
    await recordChange(tx, actor, {
      verb: 'synonyms.removed',
      id: String(id),
      name: removed.phrases[0],
      before,
      after: null,
    })
  })

/** The stored groups, in the order in which they were added. */
export const listSynonymGroups = (db: Db) => db.select().from(synonyms).orderBy(synonyms.kind, synonyms.id)
