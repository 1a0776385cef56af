import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cachedPage,
  dropPages,
  cacheFrame,
  makePage,
  pageCacheSize,
  cachedOrRendered,
  type Page,
} from './page-cache.server.ts'

const mega = 2 ** 20
const aPage = (tags = ['catalogue'], body = 'a page') =>
  makePage({ status: 200, headers: {}, body: Buffer.from(body), tags })

/** A page of this many bytes in all; its content does not matter. */
const heavy = (bytes: number): Page => {
  const [br, gzip, identity] = [0.1, 0.2, 0.7].map((part) => Buffer.allocUnsafe(bytes * part)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  return {
    status: 200,
    headers: {},
    bodies: { br, gzip, identity },
    etag: '',
    tags: ['catalogue'],
    until: Date.now() + 60_000,
    weight: bytes,
    requests: 0,
  }
}

const keep = (key: string, page: Page) => cachedOrRendered(key, () => Promise.resolve(page))

/** A render that ends when the test calls `finish`. */
function aSlowRender(page = aPage()) {
  let finish = () => {}
  const ended = new Promise<Page>((done) => (finish = () => done(page)))
  return { render: vi.fn<() => Promise<Page>>(() => ended), finish }
}

describe('the page frame', () => {
  test('the frame is read once until everything is dropped, and read again after a failure', async () => {
    dropPages(['*'])
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('frame')
    await expect(cacheFrame('frame:vi', read)).rejects.toThrow('away')
    expect(await Promise.all([cacheFrame('frame:vi', read), cacheFrame('frame:vi', read)])).toEqual(['frame', 'frame'])
    expect(read).toHaveBeenCalledTimes(2)
    dropPages(['catalogue'])
    await cacheFrame('frame:vi', read)
    expect(read).toHaveBeenCalledTimes(2)
    dropPages(['*'])
    await cacheFrame('frame:vi', read)
    expect(read).toHaveBeenCalledTimes(3)
  })
})

describe('the page cache', () => {
  afterEach(() => void vi.useRealTimers())
  beforeEach(() => dropPages(['*']))

  test('a cached page is served again without rendering', async () => {
    const page = await keep('/shop', aPage())
    const render = vi.fn<() => Promise<Page>>()
    expect(await cachedOrRendered('/shop', render)).toBe(page)
    expect(render).not.toHaveBeenCalled()
  })

  test('the Brotli, gzip and plain bodies hold the same page', () => {
    const { bodies, etag } = aPage(['catalogue'], 'Lướt '.repeat(500))
    expect(brotliDecompressSync(bodies.br).equals(bodies.identity)).toBe(true)
    expect(gunzipSync(bodies.gzip).equals(bodies.identity)).toBe(true)
    expect(bodies.br.length).toBeLessThan(bodies.identity.length / 10)
    expect(etag).not.toBe(aPage(['catalogue'], 'Lướt').etag)
  })

  test('a page asked for ten times is recompressed smaller, keeps its content, and its bytes are counted right', async () => {
    const body = Array.from({ length: 400 }, (_, at) => `<li class="card">Giày trượt ${at * 7} Lướt</li>`).join('')
    const page = await keep('/shop', aPage(['catalogue'], body))
    const { br, gzip } = page.bodies
    for (let asked = 0; asked < 10; asked += 1) cachedPage('/shop')
    await vi.waitUntil(() => page.bodies.br !== br && page.bodies.gzip !== gzip)
    expect(page.bodies.gzip.length).toBeLessThan(gzip.length)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(body)
    dropPages(['catalogue'])
    expect(pageCacheSize()).toMatchObject({ pages: 0, bytes: 0 })
  })

  test('a page without tags is not cached', async () => {
    await keep('/lost', aPage([]))
    expect(cachedPage('/lost')).toBeUndefined()
  })

  test('above 64 MB the least recently used page is evicted first', async () => {
    for (const key of ['/1', '/2', '/3']) await keep(key, heavy(20 * mega))
    cachedPage('/1')
    await keep('/4', heavy(20 * mega))
    expect(['/1', '/2', '/3', '/4'].map((key) => Boolean(cachedPage(key)))).toEqual([true, false, true, true])
    expect(pageCacheSize()).toMatchObject({ pages: 3 })
    expect(pageCacheSize().bytes).toBeLessThanOrEqual(64 * mega)
  })

  test('a page larger than the whole cache is not cached', async () => {
    await keep('/small', aPage())
    await keep('/huge', heavy(65 * mega))
    expect(cachedPage('/huge')).toBeUndefined()
    expect(pageCacheSize().bytes).toBeLessThanOrEqual(64 * mega)
  })

  test('at most 200 pages with endless variants are cached, and they evict no other page', async () => {
    await keep('/shop', aPage())
    for (let n = 0; n < 500; n += 1) await keep(`/__manifest?paths=/${n}`, { ...aPage(['manifest']), isOfMany: true })
    expect(pageCacheSize().pages).toBe(201)
    expect(cachedPage('/shop')).toBeDefined()
    expect(cachedPage('/__manifest?paths=/499')).toBeDefined()
    expect(cachedPage('/__manifest?paths=/0')).toBeUndefined()
  })

  test('dropping a tag drops its pages and no others; dropping all frees every byte', async () => {
    await keep('/product/a', aPage(['catalogue', 'product:a']))
    await keep('/product/b', aPage(['catalogue', 'product:b']))
    dropPages(['product:a'])
    expect(cachedPage('/product/a')).toBeUndefined()
    expect(cachedPage('/product/b')).toBeDefined()
    dropPages(['*'])
    expect(pageCacheSize()).toMatchObject({ pages: 0, bytes: 0 })
  })

  test('a cached page expires after ten minutes', async () => {
    vi.useFakeTimers()
    await keep('/shop', aPage())
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(cachedPage('/shop')).toBeDefined()
    vi.advanceTimersByTime(2)
    expect(cachedPage('/shop')).toBeUndefined()
    expect(pageCacheSize()).toMatchObject({ pages: 0, bytes: 0 })
  })

  test('fifty simultaneous requests render the page once', async () => {
    const { render, finish } = aSlowRender()
    const all = Array.from({ length: 50 }, () => cachedOrRendered('/shop', render))
    finish()
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('a render that began before a drop is served but not cached', async () => {
    const { render, finish } = aSlowRender()
    const waiting = cachedOrRendered('/shop', render)
    dropPages(['product:other'])
    finish()
    await waiting
    expect(cachedPage('/shop')).toBeUndefined()
  })

  test('a request after a drop renders anew, and that render is cached', async () => {
    const [before, after] = [aSlowRender(aPage(['catalogue'], 'before')), aSlowRender(aPage(['catalogue'], 'after'))]
    const first = cachedOrRendered('/shop', before.render)
    dropPages(['catalogue'])
    const second = cachedOrRendered('/shop', after.render)
    after.finish()
    expect((await second).bodies.identity.toString()).toBe('after')
    before.finish()
    expect((await first).bodies.identity.toString()).toBe('before')
    expect(cachedPage('/shop')?.bodies.identity.toString()).toBe('after')
  })

  test('a failed render fails for every waiting request, and the next request renders again', async () => {
    const failing = () => Promise.reject<Page>(new Error('no database'))
    await expect(Promise.all([cachedOrRendered('/shop', failing), cachedOrRendered('/shop', failing)])).rejects.toThrow(
      'no database',
    )
    expect(await keep('/shop', aPage())).toMatchObject({ status: 200 })
  })
})
