// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { aPromotion } from '../a-promotion.ts'
import { findLedgerErrors } from './books.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let id: string
let owner: ReturnType<typeof visitor>
let variantId: string

beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  variantId = (await closed.look((db) => somePieces(db, 1)))[0]!.variantId
  owner = visitor(shop.url)
  await fillCart(owner, [{ variantId, quantity: 1 }])
  const form = order({ seenTotal: await totalOf(owner), payment: 'bank_transfer' })
  id = /\d{6}-\w{8}/.exec((await owner.postForm('/checkout', form)).headers.location ?? '')![0]
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})
beforeEach(() => closed.look((db) => db.execute(sql`truncate security_events, limits`)))

const events = () =>
  closed.look((db) =>
    rowsOf<{ type: string; severity: string }>(db, sql`select type, severity from security_events order by at, id`),
  )
const stateOf = async (orderId = id) =>
  (
    await closed.look((db) =>
      rowsOf<{ state: string; payment: string; method: string; version: number }>(
        db,
        sql`select o.state, p.state as payment, p.method, o.version from orders o join payments p on p.order_id = o.id where o.id = ${orderId}`,
      ),
    )
  )[0]!
/** An id in the form of a real one that belongs to no order. */
const unknown = () => id.replace(/-.*/, '-ZZZZZZZZ')

/** The text of a page without the requested address. */
const shown = (html: string, orderId: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ')
    .replaceAll(orderId, '')
    .replace(/\s+/g, ' ')

describe('another customer’s order', () => {
  const doors: [string, (orderId: string) => string, Record<string, string>?][] = [
    ['its page', (one) => `/orders/${one}`],
    ['its state', (one) => `/orders/${one}/state`],
    ['its invoice', (one) => `/orders/${one}/invoice`],
    ['its success page', (one) => `/order-success?order=${one}`],
    ['its payment', (one) => `/orders/${one}/pay`],
    ['its return', (one) => `/orders/${one}/return`],
    ['cancelling it', (one) => `/orders/${one}/cancellation`, { reason: 'mind' }],
    ['changing its payment method', (one) => `/orders/${one}/pay`, { method: 'cod' }],
    ['ordering it again', (one) => `/orders/${one}/again`, { intent: 'again' }],
  ]

  test.for(doors)('%s is answered as for an order that does not exist, and nothing changes', async ([, path, form]) => {
    const before = await stateOf()
    const stranger = visitor(shop.url)
    const ask = (orderId: string) => (form ? stranger.postForm(path(orderId), form) : stranger.get(path(orderId)))
    const [theirs, none] = [await ask(id), await ask(unknown())]
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect(shown(theirs.text, id)).toBe(shown(none.text, unknown()))
    expect(theirs.text).not.toMatch(/Nguyễn Thị Lan|0901234567|Phan Đình Phùng/)
    expect(await stateOf()).toEqual(before)
  })

  test('a request for another’s order is a security event, one by its owner is not', async () => {
    expect((await owner.get(`/orders/${id}`)).status).toBe(200)
    expect(await events()).toEqual([])
    await visitor(shop.url).get(`/orders/${id}`)
    await visitor(shop.url).get(`/orders/${unknown()}`)
    expect(await events()).toEqual([
      { type: 'order-foreign', severity: 'low' },
      { type: 'order-foreign', severity: 'low' },
    ])
  })

  test.for(['x', '0'.repeat(43), '__proto__', "' or 1=1--"])(
    'a link with the key %s opens nothing and is a security event',
    async (key) => {
      const stranger = visitor(shop.url)
      const answer = await stranger.get(`/orders/${id}?key=${encodeURIComponent(key)}`)
      expect(answer.status).toBe(404)
      expect(stranger.cookies.has('luot_orders')).toBe(false)
      expect(await events()).toEqual([{ type: 'order-link-forged', severity: 'medium' }])
    },
  )

  test('a cookie of another order, or an invented one, opens nothing', async () => {
    for (const pass of [`${id}.made-up`, owner.cookies.get('luot_orders')!.replace(id, unknown())]) {
      const stranger = visitor(shop.url)
      stranger.cookies.set('luot_orders', pass)
      expect((await stranger.get(`/orders/${id}`)).status).toBe(404)
    }
  })
})

describe('guessing coupon codes', () => {
  const tryCode = async (who: ReturnType<typeof visitor>, code: string) =>
    who.postForm('/cart', { intent: 'coupon', coupon: code })

  test('after fifteen wrong codes the right one is refused too, and the guessing is one security event', async () => {
    await closed.look((db) => aPromotion(db, { code: 'DUNGMA10' }))
    const guesser = visitor(shop.url)
    await fillCart(guesser, [{ variantId, quantity: 1 }])
    const before = await totalOf(guesser)
    for (let nth = 0; nth < 15; nth += 1) expect((await tryCode(guesser, `DOANMO${nth}`)).status).toBe(422)
    for (let nth = 0; nth < 3; nth += 1) {
      const answer = await tryCode(guesser, 'DUNGMA10')
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    // A new cart in a new browser of the same network counts as the same guesser.
    const again = visitor(shop.url)
    await fillCart(again, [{ variantId, quantity: 1 }])
    expect((await tryCode(again, 'DUNGMA10')).status).toBe(429)
    expect(await totalOf(guesser)).toBe(before)
    expect((await events()).map(({ type }) => type)).toEqual(['coupon-guessing'])
  })
})

test('the ledger check finds no error afterwards', async () => {
  expect(await closed.look(findLedgerErrors)).toEqual({})
})
