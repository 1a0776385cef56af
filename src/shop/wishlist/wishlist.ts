/** A wish: the product's id, and the facts shown until the shop has answered. */
export type WishlistItem = { id: string; name: string; slug: string; picture: string | null; price: number }

export type WishlistAction =
  | { type: 'add'; item: WishlistItem }
  | { type: 'remove'; id: string }
  | { type: 'removeAll' }
  | { type: 'replace'; items: WishlistItem[] }
  | { type: 'load'; items: WishlistItem[] }

/** All changes of a wishlist; a product that is on it already is ignored (docs/reference/spec.md 4). */
export function wishlistReducer(items: WishlistItem[], action: WishlistAction): WishlistItem[] {
  switch (action.type) {
    case 'add':
      return items.some(({ id }) => id === action.item.id) ? items : [...items, action.item]
    case 'remove':
      return items.filter(({ id }) => id !== action.id)
    case 'removeAll':
      return []
    case 'replace':
      return action.items
    case 'load':
      // Products added before the stored list was read are added to it.
      return items.reduce((all, item) => wishlistReducer(all, { type: 'add', item }), action.items)
  }
}
