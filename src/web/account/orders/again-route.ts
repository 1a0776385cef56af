import { data, redirect } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { putCart } from '#shop/cart/put-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { cartCookie, cartIdOf } from '#web/chrome/cart-cookie.server.ts'
import type { Route } from './+types/again-route.ts'
import { findAgain, type Again } from './find-again.server.ts'
import { wayToOrder } from './way-to-order.server.ts'

export const loader = ({ params: { id } }: Route.LoaderArgs) => redirect(`/orders/${id}`)

/** The same things once more: a page with scripts puts them into its cart itself, one without finds them in the basket. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  if (!(await wayToOrder(db, request, id))) throw data(null, { status: 404 })
  const again = await findAgain(db, id, spokenLocale())
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json(again, { headers: { 'Cache-Control': 'no-store' } })
  if (!again.items.length) return redirect(`/orders/${id}?again=none`)
  const cartId = await putTogether(cartIdOf(request), again)
  return redirect('/cart', { headers: { 'Set-Cookie': cartCookie(cartId) } })
}

async function putTogether(cartId: string | undefined, { items }: Again) {
  const before = cartId ? await listCartLines(db, cartId) : []
  const added = items.filter((item) => !before.some((line) => line.variantId === item.id))
  const grown = before.map((line) => ({
    ...line,
    quantity: line.quantity + (items.find((item) => item.id === line.variantId)?.quantity ?? 0),
  }))
  const fresh = added.map((item) => ({ variantId: item.id, quantity: item.quantity ?? 1 }))
  return (await putCart(db, cartId, [...grown, ...fresh])).cartId
}
