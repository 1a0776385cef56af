import { data, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { cartOwnerOf, type CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/again-route.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'
import { setCart } from '#web/parts/cart/change-cart.server.ts'
import { findReorder, type Reorder } from '#web/parts/cart/find-reorder.server.ts'
import { toChangedCart } from '#web/parts/cart/to-changed-cart.server.ts'

export const middleware: Route.MiddlewareFunction[] = [readerGuard]

export const loader = ({ params: { id } }: Route.LoaderArgs) => redirect(`/orders/${id}`)

/** Orders the same items again. With scripts the page adds them to its cart itself; without, they are added here. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  if (!(await requireOrderAccess(db, request, id))) throw data(null, { status: 404 })
  const again = await findReorder(db, id, requestLocale())
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json(again, { headers: { 'Cache-Control': 'no-store' } })
  if (!again.items.length) return redirect(`/orders/${id}?again=none`)
  const basket = await cartOwnerOf({ request, context })
  const put = await addToCart(basket, again)
  return toChangedCart(request, basket, put, new URLSearchParams(again.missing.length ? { again: id } : undefined))
}

async function addToCart(basket: CartOwner, { items }: Reorder) {
  const before = basket.cartId ? await listCartLines(db, basket.cartId) : []
  const grown = items.map(({ id, quantity }) => ({
    ...readLineKey(id),
    quantity: quantity + (before.find((line) => line.key === id)?.quantity ?? 0),
  }))
  return setCart(db, basket, grown, before)
}
