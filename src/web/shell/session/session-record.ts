import { browserStorage, type BrowserStorage } from '#kit/browser-storage.ts'
import { cartKey, type CartRecord } from '#shop/cart/cart-storage.ts'

/** The session-security record (docs/reference/spec.md 3). Kept while somebody is signed in; never trusted. */
type SessionRecord = { userId: string; loginTime: string; userAgent: string }

const sessionKey = 'luot_session'

export function readSession(shelf: BrowserStorage = browserStorage): SessionRecord | undefined {
  try {
    return (JSON.parse(shelf.getItem(sessionKey) ?? 'null') as SessionRecord | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores who signed in; true when the record is new. */
export function rememberSession(userId: string, now = new Date(), shelf: BrowserStorage = browserStorage) {
  if (readSession(shelf)?.userId === userId) return false
  const record: SessionRecord = { userId, loginTime: now.toISOString(), userAgent: navigator.userAgent }
  attempt(() => shelf.setItem(sessionKey, JSON.stringify(record)))
  return true
}

/** At the end of a session: its record goes, and a cart that is this person's. A visitor's cart, the wishlist and the count of failed sign-ins stay. */
export function forgetSession(shelf: BrowserStorage = browserStorage) {
  const record = readSession(shelf)
  attempt(() => {
    shelf.removeItem(sessionKey)
    const cart = JSON.parse(shelf.getItem(cartKey) ?? 'null') as CartRecord | null
    if (cart?.userId && (!record || cart.userId === record.userId)) shelf.removeItem(cartKey)
  })
}

/** A browser that forbids storage keeps nothing, and has nothing to clear. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    // said above
  }
}
