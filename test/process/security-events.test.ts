// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { findRisk } from '#shop/security/find-risk.ts'
import { ask } from './ask.ts'
import { countOrders } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

type Row = {
  type: string
  severity: string
  message: string
  details: Record<string, unknown>
  user_agent: string
  ip: string
}

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

const events = () =>
  closed.look((db) =>
    rowsOf<Row>(db, sql`select type, severity, message, details, user_agent, ip from security_events order by id`),
  )
const clear = () => closed.look((db: Db) => db.execute(sql`delete from security_events; delete from limits`))

const report = (body: string, headers: Record<string, string> = {}) =>
  ask(shop.url, '/api/security-audit', {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': 'application/json', 'User-Agent': 'Firefox 140', ...headers },
    body,
  })

const event = {
  type: 'devtools-opened',
  severity: 'medium',
  details: { page: '/checkout', password: 'a-canary' },
  timestamp: '2026-11-21T10:00:00.000Z',
  user_agent: 'Another browser',
  ip_address: '198.51.100.99',
}

describe('security-audit (reports from browsers)', () => {
  test('the event may stand in the body under the name event, as the specification says', async () => {
    await clear()
    expect(await report(JSON.stringify({ event }))).toMatchObject({ status: 204 })
    expect(await events()).toMatchObject([
      { type: 'browser.devtools-opened', severity: 'medium', details: { page: '/checkout' } },
    ])
    expect(await report(JSON.stringify({ event: { type: 'no severity' } }))).toMatchObject({ status: 400 })
  })

  test('a report is stored with the address and browser that the server sees, and apart the ones it claims', async () => {
    await clear()
    const answer = await report(JSON.stringify(event), { 'X-Forwarded-For': '198.51.100.1' })
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(await events()).toMatchObject([
      {
        type: 'browser.devtools-opened',
        severity: 'medium',
        user_agent: 'Firefox 140',
        ip: expect.stringMatching(/127\.0\.0\.1|::1/),
        details: {
          page: '/checkout',
          password: '***',
          claimed: { timestamp: event.timestamp, userAgent: 'Another browser', ip: '198.51.100.99' },
        },
      },
    ])
  })

  test('a browser’s report of a forged payment stays a browser report and does not raise the risk', async () => {
    await clear()
    for (let time = 0; time < 6; time += 1)
      await report(JSON.stringify({ ...event, type: 'payment-notice-forged', severity: 'critical' }))
    const kept = await events()
    expect(kept).toHaveLength(6)
    for (const one of kept) expect(one).toMatchObject({ type: 'browser.payment-notice-forged', severity: 'medium' })
    expect(await closed.look((db) => findRisk(db))).toBe('low')
  })

  test.for<[string, string]>([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['no type', JSON.stringify({ ...event, type: undefined })],
    ['a type that is markup', JSON.stringify({ ...event, type: '<script>' })],
    ['a severity that is none', JSON.stringify({ ...event, severity: 'fatal' })],
    ['a time that is none', JSON.stringify({ ...event, timestamp: 'yesterday' })],
  ])('%s is refused with a sentence', async ([, body]) => {
    await clear()
    const answer = await report(body)
    expect(answer.status).toBe(400)
    expect((JSON.parse(answer.text) as { error: string }).error).toContain('Báo cáo này không đúng dạng')
    // Markup in a report is an attack in itself and is recorded as one.
    expect((await events()).filter(({ type }) => type !== 'input-attack')).toEqual([])
  })

  test('a report of 9 kB, one from another site, and the 21st in a minute are refused', async () => {
    await clear()
    expect((await report(JSON.stringify({ ...event, details: { x: 'x'.repeat(9_000) } }))).status).toBe(413)
    expect((await report(JSON.stringify(event), { Origin: 'https://evil.example' })).status).toBe(403)
    await clear()
    for (let time = 1; time <= 20; time += 1) expect((await report(JSON.stringify(event))).status).toBe(204)
    const last = await report(JSON.stringify(event), { 'X-Forwarded-For': '203.0.113.9' })
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(await events()).toHaveLength(20)
  })
})

describe('attacks at checkout', () => {
  const hostile = `</textarea><script>alert(1)</script> O'Neill & "x" %41`

  test('an order with an attack in its note is placed and stored as typed, and the attack is one event', async () => {
    await clear()
    const guest = visitor(shop.url)
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
    const form = order({ note: hostile, seenTotal: await totalOf(guest) })

    const before = await closed.look(countOrders)
    const looking = await guest.postForm('/checkout', { ...form, intent: 'look' })
    expect(looking.status).toBe(200)
    expect(await closed.look(countOrders), 'looking up wards places nothing').toBe(before)
    expect(await events()).toEqual([])

    const id = placedId(await guest.postForm('/checkout', form))
    expect(id).toBeDefined()
    const [kept] = await closed.look((db) =>
      rowsOf<{ note: string }>(db, sql`select note from orders where id = ${id}`),
    )
    expect(kept!.note).toBe(hostile)
    expect(await events()).toMatchObject([
      {
        type: 'input-attack',
        severity: 'critical',
        message: 'Cross-Site Scripting (XSS) attempt detected',
        details: { form: 'checkout', field: 'note', class: 'XSS', excerpt: hostile.slice(0, 80) },
      },
    ])
  })
})

describe('values that only the shop decides', () => {
  async function atCheckout() {
    await clear()
    const guest = visitor(shop.url)
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
    return { guest, piece: piece!, total: await totalOf(guest) }
  }
  const sealOf = async (guest: ReturnType<typeof visitor>) =>
    (JSON.parse((await guest.get('/api/delivery?method=standard&province=01&ward=00004')).text) as { seal: string })
      .seal

  test('a total that was never shown is refused and is a security event', async () => {
    const { guest } = await atCheckout()
    const before = await closed.look(countOrders)
    const answer = await guest.postForm('/checkout', order({ seenTotal: '1', seal: await sealOf(guest) }))
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Tổng tiền vừa thay đổi.')
    expect(await closed.look(countOrders)).toBe(before)
    expect(await events()).toMatchObject([
      { type: 'checkout-tampered', severity: 'medium', details: { form: 'checkout', total: 1 } },
    ])
  })

  test('a price that changed while the customer typed is no security event', async () => {
    const { guest, piece, total } = await atCheckout()
    const seal = await sealOf(guest)
    const move = (by: number) =>
      closed.look((db: Db) => db.execute(sql`update variants set price = price + ${by} where id = ${piece.variantId}`))
    await move(10_000)
    expect((await guest.postForm('/checkout', order({ seenTotal: total, seal }))).status).toBe(422)
    await move(-10_000)
    expect(await events()).toEqual([])
  })

  test('price, currency and state in the form change nothing and are a security event', async () => {
    const { guest, total } = await atCheckout()
    const named = { currency: 'USD', price: '1', discount: '7000000', state: 'completed' }
    const id = placedId(await guest.postForm('/checkout', { ...order({ seenTotal: total }), ...named }))
    const [kept] = await closed.look((db) =>
      rowsOf<{ total: string; discount: string; state: string }>(
        db,
        sql`select total, discount, state from orders where id = ${id}`,
      ),
    )
    expect(kept).toEqual({ total, discount: '0', state: 'placed' })
    expect(await events()).toMatchObject([
      { type: 'checkout-tampered', details: { fields: ['currency', 'price', 'discount', 'state'] } },
    ])
  })

  test.for<[string, unknown]>([
    ['−1', -1],
    ['a half', 1.5],
    ['a milliard', 1e9],
    ['a text', '2; drop table'],
  ])('a quantity of %s is dropped and is a security event', async ([, quantity]) => {
    const { guest, piece } = await atCheckout()
    const told = await guest.postJson('/api/cart', { lines: [{ variantId: piece.variantId, quantity }] })
    expect(JSON.parse(told.text)).toMatchObject({ count: 0, dropped: 1 })
    expect(await events()).toMatchObject([{ type: 'cart-tampered', severity: 'low', details: { unreadable: 1 } }])
  })

  test('an unknown variant is no line and is a security event', async () => {
    const { guest, piece } = await atCheckout()
    const lines = [piece.variantId, crypto.randomUUID()].map((variantId) => ({ variantId, quantity: 1 }))
    expect(JSON.parse((await guest.postJson('/api/cart', { lines })).text)).toMatchObject({ count: 1 })
    expect(await events()).toMatchObject([{ type: 'cart-tampered', details: { unreadable: 0, foreign: 1 } }])
  })

  test('an ordinary purchase is no security event', async () => {
    const { guest, total } = await atCheckout()
    expect(
      placedId(await guest.postForm('/checkout', order({ seenTotal: total, reviewed: 'standard|00004|cod' }))),
    ).toBeDefined()
    expect(await events()).toEqual([])
  })

  test('a review of other choices is shown again before anything is ordered', async () => {
    const { guest, total } = await atCheckout()
    const before = await closed.look(countOrders)
    const answer = await guest.postForm('/checkout', order({ seenTotal: total, reviewed: 'standard||cod' }))
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Vui lòng xem lại đơn hàng bên dưới')
    expect(await closed.look(countOrders)).toBe(before)
  })
})
