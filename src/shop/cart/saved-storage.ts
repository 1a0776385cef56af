import type { CartItem } from './cart.ts'
import { readItem } from './cart-storage.ts'

/** What a visitor put aside for another day, beside the stored cart and in its shape. Whoever is signed in has theirs on the server. */
export const savedKey = 'luot_saved'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Nothing where there is none; what cannot be read counts as none. */
export function loadSaved(shelf: Shelf): CartItem[] {
  try {
    const items = JSON.parse(shelf.getItem(savedKey) ?? '[]') as unknown
    return Array.isArray(items) ? items.flatMap(readItem) : []
  } catch {
    return []
  }
}

/** Whether it could be kept; an emptied list leaves no copy behind. */
export function keepSaved(shelf: Shelf, items: CartItem[]): boolean {
  try {
    if (items.length) shelf.setItem(savedKey, JSON.stringify(items))
    else shelf.removeItem(savedKey)
    return true
  } catch {
    return false
  }
}
