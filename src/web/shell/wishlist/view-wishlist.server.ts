import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listCards, type Card } from '#shop/search/cards/list-cards.ts'
import { listWishlist } from '#shop/wishlist/list-wishlist.ts'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'

/** A person's wishlist as the browser keeps it, and the cards of products still sold. */
export async function viewWishlist(
  db: Db,
  userId: string,
  locale: Locale,
): Promise<{ items: WishlistItem[]; cards: Card[] }> {
  const wished = await listWishlist(db, userId, locale)
  const sold = wished.filter(({ status }) => status === 'active').map(({ id }) => id)
  const cards = await listCards(db, locale, sold)
  const items = wished.map(({ id, name, slug }) => {
    const card = cards.find((one) => one.id === id)
    return { id, name, slug, picture: card?.pictures[0]?.file ?? null, price: card?.price.now ?? 0 }
  })
  return { items, cards }
}
