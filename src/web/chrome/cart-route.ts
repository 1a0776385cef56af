import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { putCart } from '#shop/cart/put-cart.ts'
import { readWanted } from '#shop/cart/wanted.ts'
import { cartCookie, cartIdOf } from './cart-cookie.server.ts'
import { viewCart } from './cart-view.server.ts'

/** The browser's cart goes in, the priced cart comes back; the server keeps its lines for checkout. */
export async function action({ request }: { request: Request }) {
  const body = (await request.json().catch(() => null)) as { lines?: unknown } | null
  const { lines, dropped } = readWanted(body?.lines)
  const { cartId } = await putCart(db, cartIdOf(request), lines)
  const view = await viewCart(db, lines, spokenLocale())
  return data({ ...view, dropped }, { headers: { 'Set-Cookie': cartCookie(cartId) } })
}
