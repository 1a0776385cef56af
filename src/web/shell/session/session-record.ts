import { browserStorage, type BrowserStorage } from '#kit/browser-storage.ts'
import { cartKey, type CartRecord } from '#shop/cart/cart-storage.ts'

/** The session-security record (docs/reference/spec.md 3). Kept while somebody is signed in; never trusted. */
type SessionRecord = { userId: string; loginTime: string; userAgent: string }

const sessionKey = 'luot_session'

export function readSession(storage: BrowserStorage = browserStorage): SessionRecord | undefined {
  try {
    return (JSON.parse(storage.getItem(sessionKey) ?? 'null') as SessionRecord | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores who signed in; true when the record is new. */
export function rememberSession(userId: string, now = new Date(), storage: BrowserStorage = browserStorage) {
  if (readSession(storage)?.userId === userId) return false
  const record: SessionRecord = { userId, loginTime: now.toISOString(), userAgent: navigator.userAgent }
  attempt(() => storage.setItem(sessionKey, JSON.stringify(record)))
  return true
}

/** At the end of a session: its record goes, and a cart that is this person's. A visitor's cart, the wishlist and the count of failed sign-ins stay. */
export function clearSessionRecord(storage: BrowserStorage = browserStorage) {
  const record = readSession(storage)
  attempt(() => {
    storage.removeItem(sessionKey)
    const cart = JSON.parse(storage.getItem(cartKey) ?? 'null') as CartRecord | null
    if (cart?.userId && (!record || cart.userId === record.userId)) storage.removeItem(cartKey)
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
