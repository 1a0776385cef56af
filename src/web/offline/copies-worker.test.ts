import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const worker = readFileSync('src/web/offline/copies-worker.js', 'utf8')
const facts = `
const version = '1', files = []
const offline = { vi: '/offline.html', en: '/en/offline.html' }
const words = { vi: { plain: '', priced: '' }, en: { plain: '', priced: '' } }
`
const origin = 'http://localhost'
const copies: Record<string, string> = {
  [`${origin}/guides/sizing`]: 'Cách chọn size',
  [`${origin}/en/guides/sizing`]: 'How to choose a size',
  '/offline.html': 'Không có mạng',
  '/en/offline.html': 'No connection',
}

/** What the worker answers to a page that is opened while there is no network. */
async function opened(path: string, language?: string) {
  const on = new Map<string, (event: unknown) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => on.set(name, listener),
    cookieStore: { get: async () => (language ? { value: language } : null) },
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

test('without a network who chose English is led to the English copy, as the server leads them', async () => {
  expect(await opened('/guides/sizing', 'en')).toBe('/en/guides/sizing')
  expect(await opened('/en/guides/sizing', 'en')).toBe('How to choose a size')
  expect(await opened('/', 'en')).toBe('/en')
  expect(await opened('/en/cart', 'en')).toBe('No connection')
})

test('for everybody else the address decides', async () => {
  expect(await opened('/guides/sizing', 'vi')).toBe('Cách chọn size')
  expect(await opened('/guides/sizing')).toBe('Cách chọn size')
  expect(await opened('/admin', 'en')).toBe('Không có mạng')
})
