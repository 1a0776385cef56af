import type { Db } from '#platform/db.server.ts'
import { findListed } from './find-listed.ts'
import type { Asked, Found } from './found.ts'
import { readOtherwise, readSought, withMarks } from './find-sought.ts'

export type SearchFound = Found & {
  /** Another way to write it that finds more; `isUsed`: nothing was found as typed, so this is what is shown. */
  instead: { text: string; isUsed: boolean } | null
}

/** A listing of what is sought; without a phrase it is a listing like any other. */
export async function searchListed(db: Db, asked: Omit<Asked, 'sought'>): Promise<SearchFound> {
  const { q } = asked.listing
  const sought = q ? await readSought(db, q) : undefined
  if (!q) return { ...(await findListed(db, asked)), instead: null }
  const found = sought ? await findListed(db, { ...asked, sought }) : noneOf
  const other = await readOtherwise(db, q, found.sought)
  if (!other) return { ...found, instead: null }
  const text = await withMarks(db, other.text)
  if (found.sought) return { ...found, instead: { text, isUsed: false } }
  return { ...(await findListed(db, { ...asked, sought: other.sought })), instead: { text, isUsed: true } }
}

const noneOf: Found = { ids: [], count: 0, sought: 0, facets: {}, ends: {} }
