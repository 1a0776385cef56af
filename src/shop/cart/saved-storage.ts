import type { CartItem } from './cart.ts'
import { readItem } from './cart-storage.ts'

/** A visitor's lines saved for later, stored beside the cart in the same format. A signed-in user's are on the server. */
export const savedKey = 'luot_saved'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An empty list if there is none or it cannot be read. */
export function loadSaved(shelf: Shelf): CartItem[] {
  try {
    const items = JSON.parse(shelf.getItem(savedKey) ?? '[]') as unknown
    return Array.isArray(items) ? items.flatMap(readItem) : []
  } catch {
    return []
  }
}

/** Stores the list; an empty one is removed. Answers whether it could be stored. */
export function keepSaved(shelf: Shelf, items: CartItem[]): boolean {
  try {
    if (items.length) shelf.setItem(savedKey, JSON.stringify(items))
    else shelf.removeItem(savedKey)
    return true
  } catch {
    return false
  }
}
