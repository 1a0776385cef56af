import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { ListSync } from '../sync/list-sync.ts'

/** The signed-in person's wishlist. */
export const wishlistSync = new ListSync<WishlistItem, { items: WishlistItem[] }>({
  key: 'luot_wishes_unsent',
  write: ({ id }, quantity) => ({ id, isWished: quantity > 0 }),
  read: ({ items }) => items,
})
