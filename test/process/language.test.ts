// @module-tag turn-3
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const get = (path: string, headers: Record<string, string> = {}) => ask(shop.url, path, { headers })
const english = { Cookie: 'a=b; luot_lang=en' }

describe('language', () => {
  test.for([
    ['/', '/en'],
    ['/shop', '/en/shop'],
    ['/shop?category=figure&size=245', '/en/shop?category=figure&size=245'],
    ['/cart', '/en/cart'],
    ['/nothing/here', '/en/nothing/here'],
  ] as const)('a visitor who chose English and opens %s is sent to %s, cached or not', async ([path, twin]) => {
    await get(path)
    expect(await get(path, english)).toMatchObject({ status: 302, headers: { location: twin } })
  })

  test.for(['/', '/shop', '/product/luot-aria-75'])(
    '%s is redirected for a service worker’s page request and not for a script’s',
    async (path) => {
      const worker = { ...english, 'Sec-Fetch-Dest': 'empty', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const twin = `/en${path === '/' ? '' : path}`
      expect(await get(path, worker)).toMatchObject({ status: 302, headers: { location: twin } })
      expect((await get(path, { ...english, 'Sec-Fetch-Dest': 'empty', Accept: '*/*' })).status).toBe(200)
    },
  )

  test('the service worker is told the name of the cookie that holds the choice', async () => {
    expect((await get('/copies-worker.js')).text).toMatch(/^const languageCookie = "luot_lang"\n/)
  })

  test.for([
    ['/EN', '/en'],
    ['/EN/shop?category=figure&size=245', '/en/shop?category=figure&size=245'],
    ['/En/cart', '/en/cart'],
    ['/EN//evil.com', '/en//evil.com'],
  ] as const)('who types the language in capitals, %s, is sent to %s for good', async ([path, lower]) => {
    for (const headers of [{}, english])
      expect(await get(path, headers)).toMatchObject({ status: 301, headers: { location: lower } })
  })

  test('the redirect is not cached', async () => {
    expect((await get('/shop', english)).headers['cache-control']).toBe('no-store')
  })

  test.for<[string, Record<string, string>]>([
    ['nothing chosen', {}],
    ['an English browser', { 'Accept-Language': 'en-US,en;q=0.9' }],
    ['Vietnamese chosen', { Cookie: 'luot_lang=vi' }],
    ['a cookie of another name', { Cookie: 'not_luot_lang=en' }],
    ['a value that goes on', { Cookie: 'luot_lang=english' }],
  ])('with %s the language is that of the address', async ([, headers]) => {
    expect(await get('/shop', headers)).toMatchObject({ status: 200, text: expect.stringContaining('<html lang="vi"') })
    expect(await get('/en/shop', headers)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<html lang="en"'),
    })
  })

  test('data, files and forms are not redirected', async () => {
    for (const path of ['/shop.data', '/robots.txt', '/healthz', '/favicon.svg'])
      expect(await get(path, english), path).toMatchObject({ status: 200 })
    const form = await ask(shop.url, '/checkout', {
      method: 'POST',
      headers: { ...english, Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=',
    })
    expect(form.status).toBe(422)
  })

  test('admin pages have one address for both languages', async () => {
    expect(await get('/en/admin')).toMatchObject({ status: 302, headers: { location: '/admin' } })
    expect(await get('/en/admin/orders?page=2')).toMatchObject({
      status: 302,
      headers: { location: '/admin/orders?page=2' },
    })
    expect((await get('/admin', english)).headers.location ?? '').not.toMatch(/^\/en\/admin/)
  })
})
