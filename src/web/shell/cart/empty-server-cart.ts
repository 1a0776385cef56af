import { browserStorage } from '#kit/browser-storage.ts'
import { emptiedKey } from '#shop/cart/cart-storage.ts'

/** Empties a visitor's cart on the server, also when the page is left at once. A mark stays until the server confirms, and then the next page sends it again. */
export async function emptyServerCart(href: string, signal: AbortSignal) {
  browserStorage.setItem(emptiedKey, 'sent')
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: '{"lines":[]}', keepalive: true, signal }
  const answer = await fetch(href, request).catch(() => undefined)
  if (answer?.ok) browserStorage.removeItem(emptiedKey)
}
