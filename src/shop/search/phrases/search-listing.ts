import type { Db } from '#platform/postgres/db.server.ts'
import { queryListing } from '../listings/query-listing.ts'
import type { ListingRequest, ListingResult } from '../listings/listing-result.ts'
import { readCorrectedQuery, readSearchQuery, withMarks } from './find-matches.ts'
import { isOnlyMentioned } from './count-phrases.ts'
import { readHelp } from './read-help.ts'
import { readUnavailableSearch } from './read-unavailable-search.ts'

export type SearchResult = ListingResult & {
  /** A corrected text that finds more; `isUsed`: the typed text found nothing, so this one is shown. */
  instead: { text: string; isUsed: boolean } | null
  /** A maker or a term that is not sold here: the results are only the closest ones. */
  unavailable: string | null
  /** No product is called so: the results only mention the words in their description. */
  isOnlyMentioned?: boolean
}

/** The listing of a search; without a phrase it is a plain listing. What asks for help only, such as `giao hàng`, finds no product. */
export async function searchListing(db: Db, asked: Omit<ListingRequest, 'searched'>): Promise<SearchResult> {
  const { rest: q } = readHelp(asked.listing.q)
  if (asked.listing.q && !q) return { ...noneOf, instead: null, unavailable: null }
  const request = { ...asked, listing: { ...asked.listing, q } }
  const searched = q ? await readSearchQuery(db, q) : undefined
  if (!q) return { ...(await queryListing(db, request)), instead: null, unavailable: null }
  const result = searched ? await queryListing(db, { ...request, searched }) : noneOf
  const other = await readCorrectedQuery(db, q, result.searched)
  const isMentioned =
    Boolean(result.searched && !searched!.places.length) && (await isOnlyMentioned(db, searched!.phrase))
  if (!other || isMentioned)
    return result.searched
      ? { ...result, instead: null, unavailable: null, isOnlyMentioned: isMentioned }
      : findClosest(db, request)
  const text = await withMarks(db, other.text)
  if (result.searched) return { ...result, instead: { text, isUsed: false }, unavailable: null }
  const instead = { text, isUsed: true }
  return { ...(await queryListing(db, { ...request, searched: other.query })), instead, unavailable: null }
}

async function findClosest(db: Db, request: Omit<ListingRequest, 'searched'>): Promise<SearchResult> {
  const lacking = await readUnavailableSearch(db, request.listing.q)
  if (!lacking) return { ...noneOf, instead: null, unavailable: null }
  return {
    ...(await queryListing(db, { ...request, searched: lacking.query })),
    instead: null,
    unavailable: lacking.name,
  }
}

const noneOf: ListingResult = { ids: [], count: 0, searched: 0, facets: {}, ends: {} }
