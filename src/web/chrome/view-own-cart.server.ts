import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { Capped } from '#shop/cart/merge-carts.ts'
import { findCartIdOf, listCartLines } from '#shop/cart/queries.ts'
import { m } from '#words/messages.js'
import { promisedTo } from './promised.server.ts'
import { viewCart, type CartView } from './cart-view.server.ts'

/** A person's cart as the browser adopts it: `kept` are all its lines, also those that are no longer sold. */
export async function viewOwnCart(db: Db, userId: string, locale: Locale, capped: Capped[] = []) {
  const cartId = await findCartIdOf(db, userId)
  const wanted = cartId ? await listCartLines(db, cartId) : []
  const view = await viewCart(db, wanted, locale, await promisedTo(db, { cartId, userId }))
  const kept = wanted.map(({ key, quantity }) => ({ id: key, quantity }))
  return { ...view, dropped: 0, kept, capped: sayCapped(view, capped) }
}
export type OwnCart = Awaited<ReturnType<typeof viewOwnCart>>

/** What merging could not add up in full, in sentences. */
export const sayCapped = ({ lines }: Pick<CartView, 'lines'>, capped: Capped[]) =>
  capped.flatMap(({ key, wanted, kept }) => {
    const line = lines.find(({ id }) => id === key)
    return line
      ? [m.wishlist_cart_capped({ name: [line.name, line.choice].filter(Boolean).join(' · '), wanted, kept })]
      : []
  })
