import type { WishItem } from '#shop/wishlist/wishlist.ts'
import { ListSync } from './list-sync.ts'

/** The wishlist of whoever is signed in. */
export const wishSync = new ListSync<WishItem, { items: WishItem[] }>({
  key: 'luot_wishes_unsent',
  write: ({ id }, quantity) => ({ id, isWished: quantity > 0 }),
  read: ({ items }) => items,
})
