import { data } from 'react-router'
import { cacheFrame } from '#platform/cache/page-cache.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { suggestAtStart } from '#shop/search/phrases/suggest-at-start.ts'
import { suggestOrLeadOn } from '#shop/search/phrases/suggest-or-lead-on.ts'
import type { Route } from './+types/suggest-route.ts'

/** Search suggestions for the header. Nothing personal; a browser may reuse an answer for a minute. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = requestLocale()
  const { q } = readListing(new URL(request.url).searchParams)
  const atStart = () => cacheFrame(`search:${locale}`, () => suggestAtStart(db, locale))
  const suggestions = q.length < 2 ? await atStart() : await suggestOrLeadOn(db, locale, q, atStart)
  return data(suggestions, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
