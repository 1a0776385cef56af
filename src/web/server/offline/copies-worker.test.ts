import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const worker = readFileSync('src/web/server/offline/copies-worker.js', 'utf8')
const facts = `
const version = '1', files = []
const offline = { vi: '/offline.html', en: '/en/offline.html' }
const languageCookie = '__Host-luot_lang'
const words = { vi: { plain: 'bản lưu', priced: 'không có giá' }, en: { plain: 'copy', priced: 'no prices' } }
`
const origin = 'http://localhost'
const copies: Record<string, string> = {
  [`${origin}/guides/sizing`]: 'Cách chọn size',
  [`${origin}/en/guides/sizing`]: 'How to choose a size',
  '/offline.html': 'Không có mạng',
  '/en/offline.html': 'No connection',
}

/** The worker’s answer to a page that is opened without a network. */
async function opened(path: string, language?: string) {
  const on = new Map<string, (event: unknown) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => on.set(name, listener),
    cookieStore: {
      get: async (name: string) => (language && name === '__Host-luot_lang' ? { value: language } : null),
    },
  }
  const cache = { match: async (key: string) => key in copies && new Response(copies[key]) }
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const caches = { open: async () => cache }
  runInNewContext(facts + worker, { self, caches, fetch: away, location: { origin }, Response, Headers, URL })
  const given = Promise.withResolvers<Response>()
  on.get('fetch')!({
    request: { method: 'GET', mode: 'navigate', url: origin + path },
    respondWith: given.resolve,
  })
  const answer = await given.promise
  return answer.headers.get('location')?.replace(origin, '') ?? answer.text()
}

test('without a network a visitor of a live shop who chose English is redirected to the English copy, as the server does', async () => {
  expect(await opened('/guides/sizing', 'en')).toBe('/en/guides/sizing')
  expect(await opened('/en/guides/sizing', 'en')).toBe('How to choose a size')
  expect(await opened('/', 'en')).toBe('/en')
  expect(await opened('/en/cart', 'en')).toBe('No connection')
})

test('without that choice, and in the admin, the address decides the language', async () => {
  expect(await opened('/guides/sizing', 'vi')).toBe('Cách chọn size')
  expect(await opened('/guides/sizing')).toBe('Cách chọn size')
  expect(await opened('/admin', 'en')).toBe('Không có mạng')
})

describe('a copy kept for offline reading shows no prices, on whatever page they stand', () => {
  const read = async (path: string, body: string) => {
    copies[`${origin}${path}`] = `<body><main>${body}</main></body>`
    return (await opened(path)).replace(/.*<p[^>]*>|<\/body>/g, '')
  }

  test.for([
    ['Giày Aria: 7.890.000\u00a0₫, giảm còn 6.900.000&nbsp;₫', 'Giày Aria: – ₫, giảm còn – ₫'],
    ['từ 1.200.000 – 3.400.000 ₫', 'từ – ₫'],
    ['mài lưỡi 90.000đ một lần, hoặc 85.000 đồng', 'mài lưỡi – ₫ một lần, hoặc – ₫'],
  ])('prices are hidden in “%s”', async ([text, shown]) =>
    expect(await read('/guides/blade-care', text!)).toBe(`không có giá</p><main>${shown}</main>`),
  )

  test('a text without prices stays as it is', async () =>
    expect(await read('/blog/bang', 'Băng dày 120 mm, đi từ 8.000 bước')).toBe(
      'bản lưu</p><main>Băng dày 120 mm, đi từ 8.000 bước</main>',
    ))
})

describe('a file that fails to load', () => {
  /** How often the worker requests it, by whatever name, and after how many seconds in all. */
  async function asked(path: string) {
    const on = new Map<string, (event: unknown) => void>()
    const self = { addEventListener: (name: string, listener: (event: unknown) => void) => on.set(name, listener) }
    const caches = { open: async () => ({ match: async () => undefined }) }
    let [times, waited] = [0, 0]
    const away = () => ((times += 1), Promise.reject(new TypeError('Failed to fetch')))
    const setTimeout = (work: () => void, ms: number) => ((waited += ms), work())
    const place = { location: { origin }, navigator: { onLine: true }, setTimeout, URL }
    runInNewContext(facts + worker, { self, caches, fetch: away, ...place })
    const given = Promise.withResolvers<Promise<Response>>()
    on.get('fetch')!({
      request: { method: 'GET', mode: 'cors', url: origin + path },
      respondWith: (answer: Promise<Response>) => given.resolve(answer.catch(() => new Response())),
    })
    await given.promise
    return [times, waited / 1000]
  }

  test('a script is requested three more times after 1, 2 and 3 s, by either name; the confirmation of an order twice', async () => {
    expect(await asked('/assets/cart-drawer-a1.js')).toEqual([4, 6])
    expect(await asked('/assets/cart-drawer-a1.js?again=7')).toEqual([4, 6])
    expect(await asked('/assets/order-success-page-a1.js')).toEqual([3, 3])
    expect(await asked('/pictures/a.webp')).toEqual([1, 0])
  })
})
