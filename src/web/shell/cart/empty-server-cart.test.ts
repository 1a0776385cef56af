import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptiedKey } from '#shop/cart/cart-storage.ts'
import { emptyServerCart } from './empty-server-cart.ts'

const places = new Map<string, string>()
beforeEach(() => {
  places.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => places.get(key) ?? null,
    setItem: (key: string, text: string) => void places.set(key, text),
    removeItem: (key: string) => void places.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Empties the cart at a server that answers so; returns what was sent. */
async function emptied(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  await emptyServerCart('/api/cart', new AbortController().signal)
  return fetched.mock.calls[0]
}

test('a visitor who empties the cart and leaves the page at once has it emptied on the server too', async () => {
  const [href, init] = (await emptied(async () => Response.json({})))!
  expect([href, init]).toMatchObject(['/api/cart', { method: 'POST', body: '{"lines":[]}', keepalive: true }])
  expect(places.has(emptiedKey)).toBe(false)
})

test('what a visitor took out offline stays out until the server has been told', async () => {
  await emptied(() => Promise.reject(new TypeError('offline')))
  expect(places.has(emptiedKey)).toBe(true)
  await emptied(async () => new Response('', { status: 503 }))
  expect(places.has(emptiedKey)).toBe(true)
  await emptied(async () => Response.json({}))
  expect(places.has(emptiedKey)).toBe(false)
})
