import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { basketOf } from '#web/chrome/basket.server.ts'
import { readPlace } from './read-place.server.ts'
import { viewCheckout } from './view-checkout.server.ts'

/** The basket quoted anew for a place and a way of delivery, while the shopper types. */
export async function loader({ request }: { request: Request }) {
  const { method, place } = await readPlace(db, Object.fromEntries(new URL(request.url).searchParams))
  const { cartId } = await basketOf(request)
  return data(await viewCheckout(db, { cartId, place, method, locale: spokenLocale() }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
