import type { CartItem } from './cart.ts'

/** SPEC 3 and 9: the persisted cart record, under `{product}_cart`, for 24 hours. */
export const cartKey = 'luot_cart'
export const cartLifetimeMs = 24 * 60 * 60 * 1000

export type CartRecord = { items: CartItem[]; lastUpdated: string; userId: string | null }

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored items, when they are a visitor's or this person's and not older than a day; a record that cannot be read is logged and cleared. */
export function loadCart(shelf: Shelf, userId: string | null, now: Date): CartRecord | undefined {
  try {
    const text = shelf.getItem(cartKey)
    if (!text) return
    const record = JSON.parse(text) as CartRecord
    const isOld = !(now.getTime() - new Date(record.lastUpdated).getTime() < cartLifetimeMs)
    if (isOld) return void shelf.removeItem(cartKey)
    // A visitor's belongs to whoever signs in next; another's is passed over, and stays for the window that it belongs to.
    if ((record.userId ?? userId) !== userId) return
    return { ...record, userId: record.userId ?? null, items: record.items.filter(isCartItem) }
  } catch (error) {
    complain('cart could not be loaded', error)
    clearCart(shelf)
  }
}

/** Saved while non-empty; an emptied cart leaves no copy behind. A failure is only logged. */
export function saveCart(shelf: Shelf, items: CartItem[], userId: string | null, now: Date) {
  try {
    if (!items.length) return shelf.removeItem(cartKey)
    const record: CartRecord = { items, lastUpdated: now.toISOString(), userId }
    shelf.setItem(cartKey, JSON.stringify(record))
  } catch (error) {
    complain('cart could not be saved', error)
  }
}

function clearCart(shelf: Shelf) {
  try {
    shelf.removeItem(cartKey)
  } catch {
    // A browser that forbids storage keeps no cart, and needs none cleared.
  }
}

export const isCartItem = (item: unknown): item is CartItem => {
  const one = item as Partial<CartItem> | null
  return (
    typeof one?.id === 'string' && Number.isInteger(one.quantity) && one.quantity! > 0 && Number.isFinite(one.price)
  )
}

// oxlint-disable-next-line no-console -- SPEC 8: cart failures are logged, and this runs in the browser
const complain = (what: string, error: unknown) => console.warn(what, error)
