import type { Db } from '#platform/postgres/db.server.ts'
import { queryListing } from '../listings/query-listing.ts'
import type { ListingRequest, ListingResult } from '../listings/listing-result.ts'
import { readCorrectedQuery, readSearchQuery, withMarks } from './find-matches.ts'
import { readUnavailableSearch } from './read-unavailable-search.ts'

export type SearchResult = ListingResult & {
  /** A corrected text that finds more; `isUsed`: the typed text found nothing, so this one is shown. */
  instead: { text: string; isUsed: boolean } | null
  /** A maker or a term that is not sold here: the results are only the closest ones. */
  lacks: string | null
}

/** The listing of a search; without a phrase it is a plain listing. */
export async function searchListing(db: Db, asked: Omit<ListingRequest, 'sought'>): Promise<SearchResult> {
  const { q } = asked.listing
  const sought = q ? await readSearchQuery(db, q) : undefined
  if (!q) return { ...(await queryListing(db, asked)), instead: null, lacks: null }
  const found = sought ? await queryListing(db, { ...asked, sought }) : noneOf
  const other = await readCorrectedQuery(db, q, found.sought)
  if (!other) return found.sought ? { ...found, instead: null, lacks: null } : findClosest(db, asked)
  const text = await withMarks(db, other.text)
  if (found.sought) return { ...found, instead: { text, isUsed: false }, lacks: null }
  const instead = { text, isUsed: true }
  return { ...(await queryListing(db, { ...asked, sought: other.sought })), instead, lacks: null }
}

async function findClosest(db: Db, asked: Omit<ListingRequest, 'sought'>): Promise<SearchResult> {
  const lacking = await readUnavailableSearch(db, asked.listing.q)
  if (!lacking) return { ...noneOf, instead: null, lacks: null }
  return { ...(await queryListing(db, { ...asked, sought: lacking.sought })), instead: null, lacks: lacking.name }
}

const noneOf: ListingResult = { ids: [], count: 0, sought: 0, facets: {}, ends: {} }
