import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CappedLine } from '#shop/cart/merge-carts.ts'
import { findCartIdOf, listCartLines } from '#shop/cart/queries.ts'
import { m } from '#words/messages.js'
import { promotionContextOf } from './promotion-context.server.ts'
import { viewCart, type CartView } from './cart-view.server.ts'

/** A person's cart as the browser adopts it: `kept` are all its lines, also those that are no longer sold. */
export async function viewOwnCart(db: Db, userId: string, locale: Locale, capped: CappedLine[] = []) {
  const cartId = await findCartIdOf(db, userId)
  const lines = cartId ? await listCartLines(db, cartId) : []
  const view = await viewCart(db, lines, locale, await promotionContextOf(db, { cartId, userId }))
  const quantities = lines.map(({ key, quantity }) => ({ id: key, quantity }))
  return { ...view, dropped: 0, quantities, capped: cappedMessages(view, capped) }
}
export type OwnCart = Awaited<ReturnType<typeof viewOwnCart>>

/** Sentences about quantities that merging had to cap. */
export const cappedMessages = ({ lines }: Pick<CartView, 'lines'>, capped: CappedLine[]) =>
  capped.flatMap(({ key, requested, allowed }) => {
    const line = lines.find(({ id }) => id === key)
    return line
      ? [
          m.wishlist_cart_capped({
            name: [line.name, line.choice].filter(Boolean).join(' · '),
            wanted: requested,
            kept: allowed,
          }),
        ]
      : []
  })
