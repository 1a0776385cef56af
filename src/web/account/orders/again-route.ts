import { data, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { cartOwnerOf, type CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { cartCookie } from '#web/shell/session/cart-cookie.server.ts'
import { countAdded } from '#web/shell/cart/count-added.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/again-route.ts'
import { findReorder, type Reorder } from './find-reorder.server.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'

export const middleware: Route.MiddlewareFunction[] = [readerGuard]

export const loader = ({ params: { id } }: Route.LoaderArgs) => redirect(`/orders/${id}`)

/** Orders the same items again. With scripts the page adds them to its cart itself; without, they are added here. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  if (!(await requireOrderAccess(db, request, id))) throw data(null, { status: 404 })
  const again = await findReorder(db, id, requestLocale())
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json(again, { headers: { 'Cache-Control': 'no-store' } })
  if (!again.items.length) return redirect(`/orders/${id}?again=none`)
  return addToCart(request, await cartOwnerOf({ request, context }), again)
}

/** A signed-in user's cart is changed line by line, because other devices may change it too; a visitor's is replaced. */
async function addToCart(request: Request, { userId, cartId }: CartOwner, { items }: Reorder) {
  const before = cartId ? await listCartLines(db, cartId) : []
  const grown = items.map(({ id, quantity = 1 }) => ({
    ...readLineKey(id),
    quantity: quantity + (before.find((line) => line.key === id)?.quantity ?? 0),
  }))
  if (userId) {
    countAdded(request, (await changeLines(db, userId, grown)).added)
    return redirect('/cart')
  }
  const others = before.filter((line) => !items.some(({ id }) => id === line.key))
  const put = await replaceCart(db, cartId, [...others, ...grown])
  countAdded(request, put.added)
  return redirect('/cart', { headers: { 'Set-Cookie': cartCookie(put.cartId) } })
}
