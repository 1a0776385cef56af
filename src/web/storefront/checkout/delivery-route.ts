import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { cartIdOf } from '#web/chrome/cart-cookie.server.ts'
import { readPlace } from './read-place.server.ts'
import { viewCheckout } from './view-checkout.server.ts'

/** The basket quoted anew for a place and a way of delivery, while the shopper types. */
export async function loader({ request }: { request: Request }) {
  const { method, place } = await readPlace(db, Object.fromEntries(new URL(request.url).searchParams))
  return data(await viewCheckout(db, { cartId: cartIdOf(request), place, method, locale: spokenLocale() }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
