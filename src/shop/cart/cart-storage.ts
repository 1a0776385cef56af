import { withAdded, type CartItem } from './cart.ts'

/** The cart as the browser stores it, for 24 hours (docs/reference/spec.md 3 and 9). */
export const cartKey = 'luot_cart'
export const cartLifetimeMs = 24 * 60 * 60 * 1000

/** Stored while a visitor's cart is empty here and the server may still hold its lines, so that they do not come back. */
export const emptiedKey = 'luot_cart_emptied'

export type CartRecord = { items: CartItem[]; lastUpdated: string; userId: string | null }

type CartStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored items, if they are a visitor's or this user's and not older than a day; an unreadable record is logged and cleared. */
export function loadCart(storage: CartStore, userId: string | null, now: Date): CartRecord | undefined {
  try {
    const text = storage.getItem(cartKey)
    if (!text) return
    const record = JSON.parse(text) as CartRecord
    if (isExpired(record, now)) {
      // The copy on the server has expired too, however recently it was read.
      if (!record.userId) storage.setItem(emptiedKey, 'expired')
      return void storage.removeItem(cartKey)
    }
    // A visitor's cart goes to the user who signs in next; another user's cart is ignored, and stays for the window that owns it.
    if ((record.userId ?? userId) !== userId) return
    return { ...record, userId: record.userId ?? null, items: record.items.flatMap(readItem).reduce(withAdded, []) }
  } catch (error) {
    warn('cart could not be loaded', error)
    clearCart(storage)
  }
}

const isExpired = ({ lastUpdated }: CartRecord, now: Date) =>
  !(now.getTime() - new Date(lastUpdated).getTime() < cartLifetimeMs)

/** Stores a non-empty cart, which the server gets whole; an empty one is removed. A failure is only logged. */
export function saveCart(storage: CartStore, items: CartItem[], userId: string | null, now: Date) {
  try {
    if (!items.length) return storage.removeItem(cartKey)
    const record: CartRecord = { items, lastUpdated: now.toISOString(), userId }
    storage.setItem(cartKey, JSON.stringify(record))
    storage.removeItem(emptiedKey)
  } catch (error) {
    warn('cart could not be saved', error)
  }
}

function clearCart(storage: CartStore) {
  try {
    storage.removeItem(cartKey)
  } catch {
    // A browser that forbids storage keeps no cart, so there is nothing to clear.
  }
}

/** One stored item with its defaults: `productId` is the id, `quantity` 1. Empty if it is no item. */
export function readItem(item: unknown): CartItem[] {
  const { id, productId, quantity = 1, price, ...rest } = (item ?? {}) as Partial<CartItem>
  if (typeof id !== 'string' || !Number.isInteger(quantity) || quantity <= 0 || !Number.isFinite(price)) return []
  return [{ ...(rest as CartItem), id, productId: productId ?? id, quantity, price: price! }]
}

// oxlint-disable-next-line no-console -- failures of the cart are logged, and this runs in the browser
const warn = (what: string, error: unknown) => console.warn(what, error)
