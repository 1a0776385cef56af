import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { breaches } from './policy.ts'
import type { Shop } from './server.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { somePieces } from './goods.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let piece: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
  piece = (await closed.look((db) => somePieces(db, 1)))[0]!.variantId
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const aPicture = () => `/media/${readdirSync(join(closed.settings.DATA_DIR!, 'files/pictures'))[0]}`
const anAsset = (ending: string) =>
  `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith(ending))}`
const post = (headers: Record<string, string>, body: string): Ask => ({ method: 'POST', headers, body })
const form = 'application/x-www-form-urlencoded'

/** Every kind of answer that the shop can give, with the status that it must have. */
const answers: [string, () => string, number, (() => Ask)?][] = [
  ['the home page', () => '/', 200],
  ['the English home page', () => '/en', 200],
  ['a listing', () => '/shop', 200],
  ['the basket', () => '/cart', 200],
  ['the checkout', () => '/checkout', 200],
  ['the sign-in', () => '/auth', 200],
  ['a page that is not there', () => '/nothing/here', 404],
  ['somebody else’s order', () => '/orders/261121-AAAAAAAA', 404],
  ['a script', () => anAsset('.js'), 200],
  ['a stylesheet', () => anAsset('.css'), 200],
  ['a font', () => anAsset('.woff2'), 200],
  ['the icon', () => '/favicon.svg', 200],
  ['a picture', aPicture, 200],
  ['a picture that is not there', () => '/media/none-400.webp', 404],
  ['a file that is not there', () => '/assets/none.js', 404],
  ['the health of the process', () => '/healthz', 200],
  ['numbers without the token', () => '/metrics', 404],
  ['a redirect to English', () => '/shop', 302, () => ({ headers: { Cookie: 'luot_lang=en' } })],
  ['a method that is not there', () => '/', 405, () => ({ method: 'PUT', body: 'x' })],
  [
    'a form of another site',
    () => '/checkout',
    403,
    () => post({ Origin: 'https://evil.example', 'Content-Type': form }, 'a=b'),
  ],
  [
    'a body of another type',
    () => '/api/cart',
    415,
    () => post({ Origin: shop.url, 'Content-Type': 'text/plain' }, '{}'),
  ],
  [
    'a body too large',
    () => '/checkout',
    413,
    () => post({ Origin: shop.url, 'Content-Type': form }, 'a='.padEnd(300_000, 'x')),
  ],
  ['a refused form', () => '/checkout', 422, () => post({ Origin: shop.url, 'Content-Type': form }, 'name=')],
]

const referrer = new Map([['/auth', 'same-origin']])

describe('every answer', () => {
  test.for(answers)('%s has the security headers', async ([, path, status, how]) => {
    const answer = await ask(shop.url, path(), how?.())
    expect(answer.status).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-frame-options']).toBe('DENY')
    // Other sites must not learn the address of a page that an email links to.
    expect(answer.headers['referrer-policy']).toBe(referrer.get(path()) ?? 'strict-origin-when-cross-origin')
    expect(answer.headers['x-powered-by']).toBeUndefined()
    expect(answer.headers.server).toBeUndefined()
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    expect(breaches(isPage ? answer.text : '', answer.headers['content-security-policy'])).toEqual([])
  })

  test('a live shop sends HSTS and a Secure __Host- cookie', async () => {
    const live = await freshShop('PostgreSQL')
    const open = await live.start({ SHOP_MODE: 'live', BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(40) })
    for (const path of ['/', '/cart', aPicture(), '/healthz']) {
      expect((await ask(open.url, path)).headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
    }
    const cart = await ask(
      open.url,
      '/api/cart',
      post({ Origin: 'https://luot.example', 'Content-Type': 'application/json' }, '{"lines":[]}'),
    )
    expect(cart.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-luot_basket=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/),
    ])
    await open.stop()
    await live.clear()
  })
})

describe('personal pages', () => {
  test('no page of one person may be stored by a cache', async () => {
    const guest = visitor(shop.url)
    await fillCart(guest, [{ variantId: piece, quantity: 1 }])
    const placed = await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest) }))
    expect(placed.status).toBe(302)
    const id = placed.headers.location!.split('=')[1]!
    const screens = [
      '/cart',
      '/checkout',
      `/order-success?order=${id}`,
      `/orders/${id}`,
      '/my-orders',
      '/auth',
      '/admin',
      '/api/delivery?province=01&ward=00004',
    ]
    for (const path of [...screens, ...screens.map((screen) => (screen.startsWith('/a') ? screen : `/en${screen}`))]) {
      expect((await guest.get(path)).headers['cache-control'], path).toBe('no-store')
    }
    expect(placed.headers['cache-control']).toBe('no-store')
    const refused = await guest.postForm('/checkout', { name: '' })
    expect(refused.headers['cache-control']).toBe('no-store')
  })
})
