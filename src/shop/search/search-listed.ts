import type { Db } from '#platform/db.server.ts'
import { findListed } from './find-listed.ts'
import type { Asked, Found } from './found.ts'
import { readOtherwise, readSought, withMarks } from './find-sought.ts'
import { namesMaker, readLacking } from './read-lacking.ts'

export type SearchFound = Found & {
  /** Another way to write it that finds more; `isUsed`: nothing was found as typed, so this is what is shown. */
  instead: { text: string; isUsed: boolean } | null
  /** A maker or a term that is not sold here: what is shown is only what comes closest. */
  lacks: string | null
}

/** A listing of what is sought; without a phrase it is a listing like any other. */
export async function searchListed(db: Db, asked: Omit<Asked, 'sought'>): Promise<SearchFound> {
  const { q } = asked.listing
  const sought = q ? await readSought(db, q) : undefined
  if (!q) return { ...(await findListed(db, asked)), instead: null, lacks: null }
  const found = sought ? await findListed(db, { ...asked, sought }) : noneOf
  const other = namesMaker(q) ? undefined : await readOtherwise(db, q, found.sought)
  if (!other) return found.sought ? { ...found, instead: null, lacks: null } : findClosest(db, asked)
  const text = await withMarks(db, other.text)
  if (found.sought) return { ...found, instead: { text, isUsed: false }, lacks: null }
  const instead = { text, isUsed: true }
  return { ...(await findListed(db, { ...asked, sought: other.sought })), instead, lacks: null }
}

async function findClosest(db: Db, asked: Omit<Asked, 'sought'>): Promise<SearchFound> {
  const lacking = await readLacking(db, asked.listing.q)
  if (!lacking) return { ...noneOf, instead: null, lacks: null }
  return { ...(await findListed(db, { ...asked, sought: lacking.sought })), instead: null, lacks: lacking.name }
}

const noneOf: Found = { ids: [], count: 0, sought: 0, facets: {}, ends: {} }
