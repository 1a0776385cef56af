import { data, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { cartOwnerOf, type CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/again-route.ts'
import { findReorder, type Reorder } from './find-reorder.server.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'
import { setCart } from '#web/parts/cart/change-cart.server.ts'
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
  return addToCart(request, await cartOwnerOf({ request, context }), again)
}

async function addToCart(request: Request, basket: CartOwner, { items }: Reorder) {
  const before = basket.cartId ? await listCartLines(db, basket.cartId) : []
  const grown = items.map(({ id, quantity = 1 }) => ({
    ...readLineKey(id),
    quantity: quantity + (before.find((line) => line.key === id)?.quantity ?? 0),
  }))
  return toChangedCart(request, basket, await setCart(db, basket, grown, before))
}
