// @module-tag turn-1
import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { countOrders } from './books.ts'
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

const form = 'application/x-www-form-urlencoded'
const doors = ['/api/cart', '/checkout', '/cart', '/auth', '/sign-out', '/language', '/en/checkout', '/admin', '/']
const post = (path: string, headers: Record<string, string>, body = 'a=b') =>
  ask(shop.url, path, { method: 'POST', headers, body })

describe('requests from elsewhere', () => {
  test.for<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['a site that looks like ours', { Origin: 'http://localhost.evil.example' }],
    ['our name on another port', { Origin: 'http://localhost:1' }],
    ['a sandbox', { Origin: 'null' }],
    ['a sandbox in a browser of today', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour of our domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['nowhere', {}],
    ['another site that also says same-origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('a form from %s is refused by every action', async ([, headers]) => {
    for (const door of doors) expect((await post(door, { ...headers, 'Content-Type': form })).status, door).toBe(403)
  })

  test.for(['text/plain', 'text/html', 'application/xml', 'application/jsonp-x/../text', ''])(
    'a body of type %j is refused',
    async (type) => {
      for (const door of doors)
        expect(
          (await post(door, { Origin: shop.url, ...(type && { 'Content-Type': type }) }, '{"lines":[]}')).status,
          door,
        ).toBe(415)
    },
  )

  test('a plain GET changes nothing', async () => {
    for (const path of ['/sign-out', '/language?locale=en', '/api/cart']) {
      const answer = await ask(shop.url, path)
      expect(answer.status, path).toBeLessThan(500)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
    }
  })
})

describe('methods and addresses that do not exist', () => {
  test.for(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused everywhere', async (method) => {
    for (const path of [
      '/',
      '/shop',
      '/api/cart',
      '/checkout',
      '/media/x-400.webp',
      '/assets/x.js',
      '/admin',
      '/healthz',
    ]) {
      expect((await ask(shop.url, path, { method, headers: { Origin: shop.url } })).status, path).toBe(405)
    }
  })

  const up = [
    '..',
    '%2e%2e',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '....//',
    '%252e%252e%252f',
    '..;/',
    '%c0%ae%c0%ae/',
    '..\\',
  ]
  const roots = ['/media/', '/assets/', '/pictures/', '/media/x/../', '/']
  test('no path traversal reaches a file outside the public folders', async () => {
    const secrets = ['package.json', 'auth-secret', 'etc/passwd', 'migrations/0000_house.sql']
    const ours = readFileSync('package.json', 'utf8')
    for (const root of roots) {
      for (const step of up) {
        for (const secret of secrets) {
          const path = `${root}${Array.from({ length: 6 }, () => step).join('/')}/${secret}`
          const answer = await ask(shop.url, path)
          expect([400, 404], path).toContain(answer.status)
          expect(answer.text.includes('root:') || answer.text === ours, path).toBe(false)
        }
      }
    }
  })

  test.for([
    '//',
    '///',
    '//evil.example',
    '//evil.example/shop',
    '/%',
    '/%00',
    '/shop/%ff',
    '/?%',
    `/${'a'.repeat(7000)}`,
    '/shop?size=%',
    '/\\evil.example',
    '/orders/%2e%2e',
    '/.data',
    '/en/.data',
    '/_root.data',
    '/__manifest',
    '/__manifest?p=%',
    '/api/wards/%27',
    '/api/wards/99',
    '/api/old-address?typed=%27%25%00&province=%27',
    '/api/delivery?province=%00&ward=0',
  ])('the address %s causes no server error', async (path) => {
    const answer = await ask(shop.url, path)
    expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(500)
    expect(answer.headers.location ?? '').not.toMatch(/evil|^\/\/|^\/\\/)
  })

  test.for([
    'page=-1',
    'page=1e9',
    'page=99999999999999999999',
    'size=1;drop',
    'sort=__proto__',
    'category[]=x',
    `category=${'x,'.repeat(2000)}`,
    'size=245&'.repeat(500),
    'foot=1e999',
    'page=NaN',
    'q=%00',
  ])('the query ?%s causes no server error', async (search) => {
    for (const path of ['/shop', '/', '/my-orders', '/auth'])
      expect((await ask(shop.url, `${path}?${search}`)).status, path).toBeLessThan(500)
  })

  test('a request that is not valid HTTP is refused and the connection closed', async () => {
    for (const noise of [
      '\x16\x03\x01\x02\x00',
      'GET\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
    ]) {
      expect(await raw(noise)).toMatch(/^$|^HTTP\/1\.1 4\d\d/)
    }
    expect(await ask(shop.url, '/healthz')).toMatchObject({ status: 200 })
  })
})

describe('unreadable forms', () => {
  test.for<[string, string, string]>([
    ['multipart bodies without a boundary line', 'multipart/form-data; boundary=x', 'garbage'],
    ['multipart bodies without a boundary parameter', 'multipart/form-data', '--x\r\n'],
    [
      'multipart bodies that end too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ['percent signs', form, '%=%&%zz=%00&=&&&'],
    ['a prototype', form, '__proto__[x]=1&constructor.prototype.y=1&a[__proto__][z]=1'],
    ['an index of a billion', form, 'name[1000000000]=1&name[0][0][0]=2'],
    [
      'an index of a billion in a multipart body',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name[1000000000]"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['a field name of 200,000 characters', form, `${'a.'.repeat(100_000)}=1`],
    [
      'an intent of the form library',
      form,
      `__intent__=${encodeURIComponent('{"type":"update","payload":{"name":"name[1000000000]","value":"x"}}')}`,
    ],
    ['the same field a thousand times', form, 'phone=1&'.repeat(1000)],
    ['JSON where a form belongs', 'application/json', '{"a":'],
  ])('%s get a refusal and no server error', async ([, type, body]) => {
    for (const door of ['/checkout', '/auth', '/language', '/cart', '/sign-out', '/']) {
      const answer = await post(door, { Origin: shop.url, 'Content-Type': type }, body)
      expect(answer.status, `${door}: ${answer.text.slice(0, 100)}`).toBeLessThan(500)
      expect(answer.text).not.toMatch(/node_modules|node:internal|select .* from /i)
    }
  })

  test('a body above 256 kB is refused, also when it is sent in chunks', async () => {
    for (const door of ['/checkout', '/api/cart']) {
      const type = door === '/checkout' ? form : 'application/json'
      expect((await post(door, { Origin: shop.url, 'Content-Type': type }, 'a'.repeat(300_000))).status).toBe(413)
      const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
      const head = `POST ${door} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${shop.url}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
      expect(await raw(head + chunk.repeat(640) + '0\r\n\r\n')).toMatch(/^$|^HTTP\/1\.1 413/)
    }
  })

  test('none of these requests placed an order', async () => {
    expect(await closed.look(countOrders)).toBe(0)
  })
})

/** Sends raw bytes and returns the response until the server closes the connection. */
const raw = (bytes: string) =>
  new Promise<string>((done) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    let said = ''
    const end = () => {
      socket.destroy()
      done(said)
    }
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1')
      if (said.includes('\r\n\r\n')) end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(said))
    socket.setTimeout(60_000, end)
    socket.write(bytes, 'latin1')
  })
