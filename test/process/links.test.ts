// @module-tag turn-0
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const atOnce = 6
const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'g')
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const all = (html: string, name: string) => [...html.matchAll(attribute(name))].map(([, value]) => plain(value!))

/** Every choice of filters is another page, so one of each kind is opened. Forms of one person lead in circles. */
const walked = (path: string) =>
  !/^\/(en\/)?(cart|checkout|auth|profile|orders|search|compare)\b/.test(path) &&
  (!path.includes('?') || /^\/(en\/)?(blog|guides|shop\?(category|brand)=[a-z]+$)/.test(path))

type Seen = { status: number; ids: Set<string>; from: string; links: string[] }

/** Everything that a page links to: links, pictures, scripts and style sheets; `#` alone is the page itself. */
function linksOf(html: string, base: string) {
  const found = [...html.matchAll(/<(a|link|img|script|source)\b[^>]*>/g)].flatMap(([element]) => [
    ...all(element, 'href'),
    ...all(element, 'src'),
    ...all(element, 'srcSet').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0]!)),
  ])
  return found
    .filter((href) => !/^(mailto:|tel:|data:|javascript:)/.test(href))
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === shop.url)
    .map(({ pathname, search, hash }) => pathname + search + hash)
}

async function look(path: string, from: string): Promise<Seen> {
  const { status, headers, text } = await ask(shop.url, path)
  if (status >= 300 && status < 400) {
    const to = new URL(headers.location!, shop.url + path)
    return { status, ids: new Set(), from, links: [to.pathname + to.search] }
  }
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  return {
    status,
    from,
    ids: new Set(isPage ? all(text, 'id') : []),
    links: isPage ? linksOf(text, shop.url + path) : [],
  }
}

/** Follows all links from these pages on; files and filtered lists are requested once and not followed. */
async function crawl(starts: string[]) {
  const seen = new Map<string, Seen>()
  const anchors: { at: string; id: string; from: string }[] = []
  const known = new Set(starts)
  const waiting = starts.map((path) => ({ path, from: 'the start' }))
  const note = (link: string, from: string) => {
    const [path, id] = link.split('#') as [string, string?]
    if (id) anchors.push({ at: path, id: decodeURIComponent(id), from })
    if (known.has(path) || (path.includes('?') && !walked(path))) return
    known.add(path)
    waiting.push({ path, from })
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await look(next.path, next.from)
      seen.set(next.path, page)
      if (walked(next.path)) for (const link of page.links) note(link, next.path)
    }
  }
  // A worker that finds no address to fetch may get one a moment later.
  while (waiting.length) await Promise.all(Array.from({ length: atOnce }, work))
  return { seen, anchors }
}

test('every internal link, in both languages, leads to a page, and every anchor exists', async () => {
  const maps = await ask(shop.url, '/sitemap.xml')
  const files = [...maps.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname)
  const listed: string[] = []
  for (const file of files) {
    const { status, text } = await ask(shop.url, file)
    expect(status, file).toBe(200)
    listed.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(plain(loc!)).pathname))
  }
  expect(new Set(listed).size).toBe(listed.length)
  const { seen, anchors } = await crawl(['/', '/en', ...listed])
  expect(seen.size).toBeGreaterThan(listed.length)

  const broken = [...seen].filter(([, { status }]) => status >= 400 && status !== 401)
  expect(broken.map(([path, { status, from }]) => `${status} ${path} (from ${from})`)).toEqual([])
  // What is listed for search engines is there at once, without a redirect.
  expect(listed.filter((path) => seen.get(path)!.status !== 200)).toEqual([])
  const missing = anchors.filter(({ at, id }) => seen.get(at)?.status === 200 && !seen.get(at)!.ids.has(id))
  expect([...new Set(missing.map(({ at, id, from }) => `${at}#${id} (from ${from})`))]).toEqual([])
})

test('every public page has title, description, canonical, hreflang, picture and structured data', async () => {
  const wrong: string[] = []
  for (const path of [
    '/',
    '/shop',
    '/shop/category/figure',
    '/product/luot-aria-75',
    '/shop/brand/sport',
    '/shop/accessories/guards',
    '/set-builder',
    '/tools/growth',
    '/guides/sizing',
    '/blog',
    '/blog/category/tin-cua-hang',
    '/about',
    '/support',
  ])
    for (const at of [path, `/en${path === '/' ? '' : path}`]) {
      const { status, text, headers } = await ask(shop.url, at)
      const there = status === 301 ? await ask(shop.url, new URL(headers.location!, shop.url).pathname) : { text }
      const has = (pattern: RegExp) => pattern.test(there.text)
      const asked: [string, boolean][] = [
        ['title', has(/<title>[^<]{5,65}<\/title>/)],
        ['brand once', !has(/<title>[^<]*Lướt[^<]*Lướt/)],
        ['description', has(/<meta name="description" content="[^"]{65,160}"/)],
        ['one headline', there.text.match(/<h1[ >]/g)?.length === 1],
        ['canonical', has(/<link rel="canonical" href="http/)],
        ['hreflang', ['vi', 'en', 'x-default'].every((lang) => new RegExp(`hrefLang="${lang}"`, 'i').test(there.text))],
        ['picture', has(/<meta property="og:image" content="http[^"]+\.jpg"/)],
        ['facts', has(/<script type="application\/ld\+json">[[{]/)],
        ['to be listed', !has(/<meta name="robots" content="noindex"/)],
      ]
      wrong.push(...asked.filter(([, isThere]) => !isThere).map(([what]) => `${at}: ${what}`))
    }
  expect(wrong).toEqual([])
  for (const path of ['/cart', '/checkout', '/search?q=aria', '/auth', '/shop?size=245&sort=new', '/wishlist'])
    expect((await ask(shop.url, path)).text, path).toContain('<meta name="robots" content="noindex"')
})

test('the first picture of a page is preloaded in its head', async () => {
  for (const path of ['/', '/shop', '/shop/category/figure', '/product/luot-aria-75', '/guides/warranty', '/blog']) {
    const { text } = await ask(shop.url, path)
    const head = text.slice(0, text.indexOf('</head>'))
    const wanted = [...head.matchAll(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)].map(([link]) => link)
    const first = /<(?:source|img)[^>]*srcset="([^"]+)"/i.exec(text.slice(text.indexOf('<main')))![1]!
    expect(wanted.length, path).toBeGreaterThan(0)
    // Each theme has its own pictures, and a browser loads only those of one theme.
    const light = wanted.filter((link) => !link.includes('media="screen and'))
    expect(light.length, path).toBeLessThanOrEqual(4)
    expect(wanted.join(' ').toLowerCase(), path).toContain(`imagesrcset="${first.toLowerCase()}"`)
    for (const link of wanted) expect(link, path).toMatch(/fetchpriority="high"/i)
  }
})

test('feeds exist in both languages, and share pictures are JPEGs with an ETag', async () => {
  for (const [path, type, holds] of [
    ['/feeds/products.xml', 'application/xml', '<g:price>'],
    ['/en/feeds/products.xml', 'application/xml', '<g:availability>in_stock'],
    ['/blog/feed.xml', 'application/rss+xml', '<item>'],
    ['/en/blog/feed.xml', 'application/rss+xml', '<language>en'],
    ['/llms.txt', 'text/plain', '## '],
    ['/robots.txt', 'text/plain', 'Sitemap: http'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
  ] as const) {
    const { status, headers, text } = await ask(shop.url, path)
    expect({ status, type: headers['content-type']?.split(';')[0] }, path).toEqual({ status: 200, type })
    expect(text, path).toContain(holds)
  }
  for (const path of ['/feeds/products.xml', '/en/feeds/products.xml']) {
    const items = (await ask(shop.url, path)).text.split('<item>').slice(1)
    const skates = items.filter((item) => item.includes('<g:google_product_category>1057<'))
    expect(skates.length, path).toBeGreaterThan(100)
    for (const item of items) expect(item, path).toMatch(/<g:google_product_category>\d+<.*<g:age_group>(kids|adult)</)
    for (const item of skates)
      expect(item, path).toMatch(/<g:size>\d\d(\.5)?( X?[NRW])?<\/g:size><g:size_system>EU<.*<g:gender>unisex</)
  }
  const card = await ask(shop.url, '/cards/vi/product/luot-aria-75.jpg')
  expect(card.headers['content-type']).toBe('image/jpeg')
  expect(card.body.subarray(0, 2).toString('hex')).toBe('ffd8')
  const again = await ask(shop.url, '/cards/vi/product/luot-aria-75.jpg', {
    headers: { 'If-None-Match': card.headers.etag },
  })
  expect(again.status).toBe(304)
  expect((await ask(shop.url, '/cards/vi/product/no-such-thing.jpg')).status).toBe(404)
})
