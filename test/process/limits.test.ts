// @module-tag turn-2
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { usualHolds } from '#test/wide-holds.ts'
import type { Answer, Ask } from './ask.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './seeded-shop.ts'
import { setStock, somePieces, stockOf, type Piece } from './goods.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
/** A shop with its default limits, behind a proxy that passes on the client's address. */
let shop: Shop
const asItBegins = { LOG_LEVEL: 'silent', TRUST_PROXY: 'true', NETWORK_RATE_FACTOR: '1' }
let pieces: Piece[]
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  await closed.look(usualHolds)
  pieces = await closed.look((db) => somePieces(db, 2))
  shop = await closed.start(asItBegins)
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** A browser in a given network, connected to one of the processes. */
function from(ip: string, { url } = shop): Visitor {
  const who = visitor(url)
  const send = (path: string, { headers, ...rest }: Ask = {}) =>
    who.send(path, { ...rest, headers: { 'X-Forwarded-For': ip, ...headers } })
  const post = (path: string, type: string, body: string) =>
    send(path, { method: 'POST', headers: { Origin: url, 'Content-Type': type }, body })
  return {
    cookies: who.cookies,
    send,
    get: (path) => send(path),
    postJson: (path, body) => post(path, 'application/json', JSON.stringify(body)),
    postForm: (path, form) => post(path, 'application/x-www-form-urlencoded', new URLSearchParams(form).toString()),
  }
}

describe('one visitor cannot reserve all the stock', () => {
  test('83 COD orders from one address with invented phones reserve only the limit, and staff are alarmed', async () => {
    const { variantId } = pieces[0]!
    await closed.look((db) => setStock(db, variantId, 200))
    const answers: Answer[] = []
    for (let n = 0; n < 83; n += 1) {
      const attacker = from('203.0.113.66')
      await fillCart(attacker, [{ variantId, quantity: 3 }])
      const form = order({ phone: `09${String(10_000_000 + n)}`, seenTotal: await totalOf(attacker) })
      answers.push(await attacker.postForm(n % 2 ? '/checkout' : '/en/checkout', form))
    }
    expect(answers.filter(placedId)).toHaveLength(12)
    expect((await closed.look((db) => stockOf(db, variantId))).reserved).toBe(36)
    const refused = answers.filter((answer) => !placedId(answer))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]))
    const [english, vietnamese] = [refused[0]!.text, refused[1]!.text]
    expect([english, vietnamese].join()).toContain('Many items are already on hold')
    expect([english, vietnamese].join()).toContain('Đang có nhiều sản phẩm được giữ')
    // The form keeps its values and offers only methods that do not hold stock for long.
    for (const { text } of refused) expect(text).toContain('12 Phan Đình Phùng')
    expect(refused[0]!.text).toMatch(/<input[^>]*disabled[^>]*value="cod"|<input[^>]*value="cod"[^>]*disabled/)
    const events = await closed.look((db) =>
      db.select().from(securityEvents).where(eq(securityEvents.type, 'orders-held')),
    )
    expect(events).toMatchObject([{ severity: 'high' }])
  })

  test('another customer still buys by COD', async () => {
    const { variantId } = pieces[0]!
    const buyer = from('198.51.100.5')
    await fillCart(buyer, [{ variantId, quantity: 2 }])
    expect(placedId(await buyer.postForm('/checkout', order({ seenTotal: await totalOf(buyer) })))).toBeDefined()
    // The browser is known by its cookie from now on, even with another network and another phone number.
    expect(buyer.cookies.get('luot_device')).toMatch(/^[\w-]{22}/)
  })
})

/** 260 answers, in waves: on a busy machine a part of 260 requests at once is shed (503), and those are not counted. */
async function flood(post: (n: number) => Promise<Answer>) {
  const answers: Answer[] = []
  while (answers.length < 260) {
    const wave = await Promise.all(Array.from({ length: 20 }, (_, n) => post(n)))
    answers.push(...wave.filter(({ status }) => status !== 503))
  }
  return answers
}

describe('request limits of one network', () => {
  const forget = () => closed.look((db) => db.execute(sql`delete from limits`))

  test('after 240 forms in a minute a network waits and is told how long; other networks do not', async () => {
    await forget()
    const flooder = from('203.0.113.90')
    const post = (who: Visitor) => who.postForm('/contact/message', { nothing: 'x' })
    const answers = await flood(() => post(flooder))
    const waiting = answers.filter(({ status }) => status === 429)
    expect(answers).toHaveLength(240 + waiting.length)
    const { headers, text } = waiting[0]!
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain(`thử lại sau ${headers['retry-after']} giây`)
    expect((await from('198.51.100.90').postForm('/contact/message', { nothing: 'x' })).status).not.toBe(429)
    const told = await closed.look((db) =>
      db.select().from(securityEvents).where(eq(securityEvents.type, 'posts-flood')),
    )
    expect(told).toHaveLength(1)
  })

  test('signed-in staff of a limited network go on', async () => {
    const admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
    const asAdmin = (at: string) =>
      admin.send(at, {
        method: 'POST',
        headers: {
          Origin: shop.url,
          'X-Forwarded-For': '203.0.113.90',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'intent=nothing',
      })
    expect((await from('203.0.113.90').postForm('/contact/message', { nothing: 'x' })).status).toBe(429)
    for (let n = 0; n < 5; n += 1) expect((await asAdmin('/admin/settings/checkout')).status).not.toBe(429)
  })

  test.for([
    ['/api/cart', 180],
    ['/search?q=aria', 240],
    ['/api/suggest?q=aria', 240],
    ['/feeds/products.xml', 20],
  ] as const)('%s has its own limit, far above normal use, however it is written', async ([path, most]) => {
    const one = from(`203.0.${most % 200}.${path.length}`)
    const statuses: number[] = []
    for (let n = 0; n < most; n += 20)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => one.get(path)))).map(({ status }) => status))
    expect(statuses).not.toContain(429)
    const over = await one.get(path)
    expect(over.status).toBe(429)
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    for (const same of [path.replace(/(?=\?|$)/, '/'), path.toUpperCase()])
      expect((await one.get(same)).status, same).toBe(429)
  })
})

describe('whoever asks for too many emails', () => {
  const email = 'cho@example.com'
  const due = '/tools/sharpening?skill=figure:single&weight=50&hours=5&since=1'

  test.for<{ path: string; form: Record<string, string>; max: number }>([
    { path: due, form: { email }, max: allLimits.reminder.max },
    { path: '/api/watch', form: { email, variant: crypto.randomUUID() }, max: allLimits.watch.max },
  ])('$path says how long to wait and keeps the typed address', async ({ path, form, max }) => {
    const who = from('203.0.113.91')
    for (let n = 0; n < max; n += 1) expect((await who.postForm(path, form)).status).not.toBe(429)
    const { status, headers, text } = await who.postForm(path, form)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    expect(text).toContain('Bạn đã gửi quá nhiều yêu cầu.')
    expect(text).toContain(email)
  })
})

describe('two processes on one database', () => {
  let other: Shop
  beforeAll(async () => {
    other = await closed.start(asItBegins)
  })
  afterAll(() => other?.stop())

  test('a network has one limit of forms for both processes, and the flood is one security event', async () => {
    const both = [from('203.0.113.120'), from('203.0.113.120', other)] as const
    const answers = await flood((n) => both[n % 2]!.postForm('/contact/message', { nothing: 'x' }))
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(240)
    for (const path of ['/checkout', '/en/auth', '/auth/confirm', '/orders/find', '/checkout.data'])
      expect((await Promise.all(both.map((one) => one.postForm(path, {})))).map(({ status }) => status)).toEqual([
        429, 429,
      ])
    const told = await closed.look((db) =>
      db.select().from(securityEvents).where(eq(securityEvents.ip, '203.0.113.120')),
    )
    expect(told.map(({ type }) => type)).toEqual(['posts-flood'])
  })

  test('cart calls are counted by each process on its own', async () => {
    const [here, there] = [from('203.0.113.121'), from('203.0.113.121', other)]
    for (let n = 0; n < 181; n += 1) await here.get('/api/cart')
    expect((await here.get('/api/cart')).status).toBe(429)
    expect((await there.get('/api/cart')).status).not.toBe(429)
  })

  test('the sixth wrong password is refused, whichever process had the five before', async () => {
    const both = [from('203.0.113.122'), from('203.0.113.122', other)] as const
    const form = { email: 'admin@luot.example', password: 'wrong-Password-1', next: '/' }
    const tried: number[] = []
    for (let n = 0; n < 6; n += 1) tried.push((await both[n % 2]!.postForm('/auth', form)).status)
    expect(tried.slice(0, 5)).not.toContain(429)
    expect(tried[5]).toBe(429)
  })

  test('a network may hold as many pieces as with one process', async () => {
    const { variantId } = pieces[1]!
    await closed.look((db) => setStock(db, variantId, 200))
    const placed: Answer[] = []
    for (let n = 0; n < 16; n += 1) {
      const buyer = from('192.0.2.66', n % 2 ? shop : other)
      await fillCart(buyer, [{ variantId, quantity: 3 }])
      placed.push(
        await buyer.postForm('/checkout', order({ phone: `09${20_000_000 + n}`, seenTotal: await totalOf(buyer) })),
      )
    }
    expect(placed.filter(placedId)).toHaveLength(12)
  })
})
