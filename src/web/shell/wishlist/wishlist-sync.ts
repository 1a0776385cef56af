import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { ListSync } from '../sync/list-sync.ts'

/** The signed-in person's wishlist; `refusal`: why a product was not added, although the other changes were taken. */
export const wishlistSync = new ListSync<WishlistItem, { items: WishlistItem[]; refusal?: string }>({
  key: 'luot_wishes_unsent',
  write: ({ id }, quantity) => ({ id, isWished: quantity > 0 }),
  read: ({ items }) => items,
})
