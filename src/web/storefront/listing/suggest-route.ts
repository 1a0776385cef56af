import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { suggest } from '#shop/search/phrases/suggest.ts'
import type { Route } from './+types/suggest-route.ts'

const nothing = { products: [], places: [], guides: [], count: 0, lacks: null }

/** What may be meant while somebody types in the header. Nothing personal; a browser may use an answer again for a minute. */
export async function loader({ request }: Route.LoaderArgs) {
  const { q } = readListing(new URL(request.url).searchParams)
  const found = q.length < 2 ? nothing : await suggest(db, requestLocale(), q)
  return data(found, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
