import type { WishlistItem } from './wishlist.ts'

/** The stored list, under the key that the specification names (docs/reference/spec.md 9). Whose list it is stands beside it; a visitor's has no such mark. */
export const wishlistKey = 'wishlist'
export const ownerKey = 'wishlist_of'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored wishes, when they are a visitor's or this person's; corrupt ones are ignored without a word (docs/reference/spec.md 8). */
export function loadWishlist(shelf: Shelf, userId: string | null) {
  try {
    const owner = shelf.getItem(ownerKey)
    const items = JSON.parse(shelf.getItem(wishlistKey)!) as unknown[] | null
    if (items && (owner ?? userId) === userId) return { items: items.filter(isItem), userId: owner }
  } catch {
    // A corrupt list is ignored silently.
  }
}

/** The owner first: other windows look when the list itself changes. An empty list leaves nothing behind. */
export function saveWishlist(shelf: Shelf, items: WishlistItem[], userId: string | null) {
  try {
    if (userId && items.length) shelf.setItem(ownerKey, userId)
    else shelf.removeItem(ownerKey)
    if (items.length) shelf.setItem(wishlistKey, JSON.stringify(items))
    else shelf.removeItem(wishlistKey)
  } catch {
    // A full or forbidden storage: the wishes last as long as the page.
  }
}

const isItem = (item: unknown): item is WishlistItem => {
  const one = item as Partial<WishlistItem> | null
  return typeof one?.id === 'string' && typeof one.name === 'string' && typeof one.slug === 'string'
}
