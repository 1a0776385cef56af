import { data } from 'react-router'
import { cacheFrame } from '#platform/cache/page-cache.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { suggestAtStart } from '#shop/search/phrases/suggest-at-start.ts'
import { suggest } from '#shop/search/phrases/suggest.ts'
import type { Route } from './+types/suggest-route.ts'

/** Search suggestions for the header. Nothing personal; a browser may reuse an answer for a minute. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = requestLocale()
  const { q } = readListing(new URL(request.url).searchParams)
  const suggestions =
    q.length < 2 ? await cacheFrame(`search:${locale}`, () => suggestAtStart(db, locale)) : await suggest(db, locale, q)
  return data(suggestions, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
