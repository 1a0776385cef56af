// @module-tag turn-3
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PGlite')
  shop = await closed.start({ METRICS_TOKEN: 'a-token-of-16-signs' })
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const publicPages = ['/', '/en', '/shop', '/en/shop', '/shop?category=figure', '/shop.data']
const encoded = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } })

const countOf = async (from: 'cache' | 'render') => {
  const told = await ask(shop.url, '/metrics', { headers: { Authorization: 'Bearer a-token-of-16-signs' } })
  return Number(new RegExp(`page_cache_served_total\\{from="${from}"\\} (\\d+)`).exec(told.text)?.[1] ?? 0)
}

describe('the route manifest', () => {
  test('it is computed once for a build and a set of paths, and browsers may cache it for ever', async () => {
    const version =
      /"version":"(\w+)"/.exec((await ask(shop.url, '/')).text)?.[1] ??
      /manifest-(\w+)\.js/.exec((await ask(shop.url, '/')).text)![1]!
    const asking = (paths: string) => ask(shop.url, `/__manifest?${new URLSearchParams({ paths, version })}`)
    const before = [await countOf('render'), await countOf('cache')]
    const [first, again] = [await asking('/shop,/guides'), await asking('/guides,/shop')]
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
    expect(Object.keys(JSON.parse(first.text) as object).length).toBeGreaterThan(1)
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([
      200,
      first.text,
      first.headers['cache-control'],
    ])
    expect([await countOf('render'), await countOf('cache')]).toEqual([before[0]! + 1, before[1]! + 1])
    const stale = await ask(shop.url, '/__manifest?paths=/shop&version=of-yesterday')
    expect([stale.status, stale.headers['x-remix-reload-document']]).toEqual([204, 'true'])
  })
})

describe('a public page', () => {
  test.for(publicPages)('%s is the same in brotli, gzip and uncompressed', async (path) => {
    const plain = await ask(shop.url, path)
    const [br, gzip] = [await ask(shop.url, path, encoded('gzip, br')), await ask(shop.url, path, encoded('gzip'))]
    expect(plain.status).toBe(200)
    expect([plain, br, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(plain.headers.vary).toContain('Accept-Encoding')
  })

  test.for(publicPages)('%s is not sent again when its ETag matches', async (path) => {
    const { headers } = await ask(shop.url, path)
    const again = await ask(shop.url, path, { headers: { 'If-None-Match': headers.etag } })
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } })
    expect(await ask(shop.url, path, { headers: { 'If-None-Match': '"another"' } })).toMatchObject({ status: 200 })
  })

  test.for(publicPages)('%s contains nothing of the visitor who first requested it', async (path) => {
    const secrets = ['3e4f5a6b-1111-4222-8333-444455556666', 'canary-session', '261121-CANARY77']
    const [basket, session, passed] = secrets
    const fresh = `${path}${path.includes('?') ? '&' : '?'}size=245`
    const headers = {
      Cookie: `luot_basket=${basket}; luot.session_token=${session}; luot_orders=${passed}.key`,
      'User-Agent': 'canary-browser',
    }
    const mine = await ask(shop.url, fresh, { headers })
    const yours = await ask(shop.url, fresh)
    expect(mine.body.equals(yours.body)).toBe(true)
    expect(mine.headers['set-cookie']).toBeUndefined()
    for (const secret of [...secrets, 'canary-browser'])
      expect(mine.text + JSON.stringify(mine.headers)).not.toContain(secret)
  })

  test('it is the same for a hundred requests at once, and then comes from the cache', async () => {
    const before = [await countOf('render'), await countOf('cache')]
    const all = await Promise.all(Array.from({ length: 100 }, () => ask(shop.url, '/shop?category=hockey')))
    expect(new Set(all.map((answer) => answer.headers.etag)).size).toBe(1)
    await ask(shop.url, '/shop?category=hockey')
    expect(await countOf('cache')).toBeGreaterThan(before[1]!)
  })

  test('tracking parameters in the address make no second copy', async () => {
    const { headers } = await ask(shop.url, '/shop?category=speed')
    const renders = await countOf('render')
    const marked = await ask(shop.url, '/shop?utm_source=zalo&category=speed&fbclid=abc&gclid=1')
    expect(marked.headers.etag).toBe(headers.etag)
    expect(await countOf('render')).toBe(renders)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask(shop.url, '/shop')
    const head = await ask(shop.url, '/shop', { method: 'HEAD' })
    expect(head).toMatchObject({
      status: 200,
      text: '',
      headers: { etag: get.headers.etag, 'content-length': get.headers['content-length'] },
    })
  })

  test('a page not found is not cached', async () => {
    const renders = await countOf('render')
    for (let i = 0; i < 2; i += 1) expect((await ask(shop.url, '/nothing')).status).toBe(404)
    expect(await countOf('render')).toBe(renders + 2)
  })
})
