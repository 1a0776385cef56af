import { redirect } from 'react-router'
import type { CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { countAdded } from '#web/shell/cart/count-added.server.ts'
import { cartCookie } from '#web/shell/session/cart-cookie.server.ts'

/** What a form without scripts changed: the keys of the lines that it set or removed, and the variants of which there are more now. */
export type ChangedCart = { cartId: string; changed: string[]; added: string[] }

/** An address has no room for more. Whoever orders so much again has a cart in the browser that holds nothing yet. */
const maxNamed = 50

/**
 * To the cart after a form without scripts. For a visitor the address names the changed lines, since a form may be sent before scripts arrive: the
 * browser's cart, which leads, takes those lines over from the server (use-adopted-cart.ts).
 */
export function toChangedCart(
  request: Request,
  { userId }: Pick<CartOwner, 'userId'>,
  { cartId, changed, added }: ChangedCart,
  search = new URLSearchParams(),
) {
  countAdded(request, added)
  if (!userId) for (const key of changed.slice(0, maxNamed)) search.append('changed', key)
  // A signed-in person's cart is found by the session, so no cookie holds its id.
  const headers = userId ? undefined : { 'Set-Cookie': cartCookie(cartId) }
  return redirect(search.size ? `/cart?${search}` : '/cart', { headers })
}
