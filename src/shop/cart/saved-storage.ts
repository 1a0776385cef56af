import type { CartItem } from './cart.ts'
import { readItem } from './cart-storage.ts'

/** A visitor's lines saved for later, stored beside the cart in the same format. A signed-in user's are on the server. */
export const savedKey = 'luot_saved'

type SavedStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An empty list if there is none or it cannot be read. */
export function loadSavedLines(storage: SavedStore): CartItem[] {
  try {
    const items = JSON.parse(storage.getItem(savedKey) ?? '[]') as unknown
    return Array.isArray(items) ? items.flatMap(readItem) : []
  } catch {
    return []
  }
}

/** Stores the list; an empty one is removed. Answers whether it could be stored. */
export function storeSavedLines(storage: SavedStore, items: CartItem[]): boolean {
  try {
    if (items.length) storage.setItem(savedKey, JSON.stringify(items))
    else storage.removeItem(savedKey)
    return true
  } catch {
    return false
  }
}
