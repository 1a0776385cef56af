import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { byTurns } from '#test/by-turns.ts'
import { ask } from './ask.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { setStock, somePieces } from './goods.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let piece: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  piece = (await closed.look((db) => somePieces(db, 1)))[0]!.variantId
  await closed.look((db) => setStock(db, piece, 200))
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const gates = ['vnpay', 'momo', 'zalopay', 'stripe'] as const
const plain = (html: string) => html.replaceAll('&amp;', '&')

/** Places an order with this method and goes to the provider. Returns the browser, the order and the payment page. */
async function leaveToPay(gate: string) {
  const who = visitor(shop.url)
  await fillCart(who, [{ variantId: piece, quantity: 1 }])
  const placed = await who.postForm('/checkout', order({ payment: gate, seenTotal: await totalOf(who) }))
  const way = placed.headers.location ?? ''
  const id = /^\/orders\/(.+)\/pay$/.exec(way)?.[1]
  if (!id) throw new Error(`no order: ${placed.status} ${way}`)
  const url = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(plain((await who.get(way)).text))?.[1]
  if (!url) throw new Error('nobody is led to the provider')
  const first = await who.get(pathOf(url))
  return { who, id, payPage: first.status === 302 ? pathOf(first.headers.location!) : pathOf(url) }
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url, shop.url)
  return pathname + search
}

const decide = (who: Visitor, payPage: string, fields: Record<string, string>) =>
  who.postForm(payPage, { delay: '0', times: '1', flaw: 'none', ...fields })

const stateOf = async (id: string) =>
  (
    await closed.look((db) =>
      rowsOf<{ state: string; received: number }>(
        db,
        sql`select state, received::int as received from payments where order_id = ${id}`,
      ),
    )
  )[0]!

/** How many notices of this payment's sandbox have been answered. */
const answeredOf = async (who: Visitor, payPage: string) =>
  [...(await who.get(payPage)).text.matchAll(/data-status="(\d+)"/g)].map(([, status]) => Number(status))
const eventsOf = (type: string) =>
  closed.look((db) => rowsOf(db, sql`select id from security_events where type = ${type}`))

describe.each(byTurns(gates, 2))('an order paid by %s', (gate) => {
  test('the provider’s notice pays the order once, however often it comes, and the way back leads to the order', async () => {
    const { who, id, payPage } = await leaveToPay(gate)
    expect((await stateOf(id)).state).toBe('awaiting')
    const back = await decide(who, payPage, { intent: 'paid', times: '5' })
    expect(back.status).toBe(302)
    await expect.poll(() => answeredOf(who, payPage)).toHaveLength(5)
    const { state, received } = await stateOf(id)
    expect(state).toBe('paid')
    expect(received).toBeGreaterThan(0)
    expect((await who.get(pathOf(back.headers.location!))).headers.location).toBe(`/order-success?order=${id}`)
    expect(await closed.look((db) => rowsOf(db, sql`select id from unmatched_payments`))).toEqual([])
  })

  test('the way back alone does not pay, and shows a stranger no order', async () => {
    const { who, id, payPage } = await leaveToPay(gate)
    const back = await decide(who, payPage, { intent: 'paid', delay: 'never' })
    const shown = await who.get(pathOf(back.headers.location!))
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Đang kiểm tra thanh toán')
    expect((await visitor(shop.url).get(pathOf(back.headers.location!))).text).not.toContain(id)
    expect((await stateOf(id)).state).toBe('awaiting')
  })

  test.for(['forged', 'altered'])(
    'a notice that is %s is refused, is a security event and pays nothing',
    async (flaw) => {
      const { who, id, payPage } = await leaveToPay(gate)
      const before = (await eventsOf('payment-notice-forged')).length
      await decide(who, payPage, { intent: 'paid', flaw })
      await expect.poll(() => answeredOf(who, payPage)).toHaveLength(1)
      expect((await stateOf(id)).state).toBe('awaiting')
      expect((await eventsOf('payment-notice-forged')).length).toBe(before + 1)
    },
  )

  test('a signed notice with a wrong amount pays nothing and is kept as unmatched money', async () => {
    const { who, id, payPage } = await leaveToPay(gate)
    await decide(who, payPage, { intent: 'paid', flaw: 'amount' })
    await expect.poll(() => answeredOf(who, payPage)).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'awaiting', received: 0 })
    const unmatched = await closed.look((db) =>
      rowsOf<{ reason: string }>(
        db,
        sql`delete from unmatched_payments where payment_id = (select id from payments where order_id = ${id}) returning reason`,
      ),
    )
    expect(unmatched).toEqual([{ reason: 'underpaid' }])
  })
})

test('a Stripe notice of an hour ago is refused as stale and is a security event', async () => {
  const { who, id, payPage } = await leaveToPay('stripe')
  await decide(who, payPage, { intent: 'paid', flaw: 'stale' })
  await expect.poll(() => answeredOf(who, payPage)).toEqual([400])
  expect((await stateOf(id)).state).toBe('awaiting')
  expect((await eventsOf('payment-notice-stale')).length).toBe(1)
})

test('a customer whose payment one provider refused pays by another', async () => {
  const { who, id, payPage } = await leaveToPay('vnpay')
  await decide(who, payPage, { intent: 'refused' })
  await expect.poll(async () => (await stateOf(id)).state).toBe('failed')
  const changed = await who.postForm(`/orders/${id}/pay`, { method: 'momo' })
  expect(changed.headers.location).toBe(`/orders/${id}/pay`)
  const url = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(
    plain((await who.get(`/orders/${id}/pay`)).text),
  )![1]!
  await decide(who, pathOf(url), { intent: 'paid' })
  await expect.poll(async () => (await stateOf(id)).state).toBe('paid')
})

describe('the addresses for payment notices', () => {
  const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
    ask(shop.url, path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })

  test('they refuse other methods, large bodies and unknown providers', async () => {
    expect((await post('/api/payments/vnpay/notice')).status).toBe(405)
    expect((await ask(shop.url, '/api/payments/momo/notice')).status).toBe(405)
    expect((await ask(shop.url, '/api/payments/vnpay/notice', { method: 'HEAD' })).status).toBe(405)
    expect((await post('/api/payments/nobody/notice')).status).toBe(404)
    expect((await post('/api/payments/momo/notice', {}, 'x'.repeat(70_000))).status).toBe(413)
  })

  test('the addresses around them still refuse forms from other sites', async () => {
    for (const path of ['/api/payments', '/api/payments/momo', '/api/payments/momo/notice/x', '/api/cart'])
      expect((await post(path, { Origin: 'https://evil.example' })).status, path).toBe(403)
  })
})

test('keys that their provider has not accepted are stored and shown as unverified, and the method is not offered', async () => {
  const own = await freshShop('PostgreSQL')
  // No server listens at this address.
  const open = await own.start({ VNPAY_API_URL: 'http://127.0.0.1:1/', LOG_LEVEL: 'silent' })
  try {
    const admin = await signedIn(open.url, { email: 'admin@luot.example', password: adminPassword })
    const buyer = visitor(open.url)
    await fillCart(buyer, [{ variantId: (await own.look((db) => somePieces(db, 1)))[0]!.variantId, quantity: 1 }])
    const ways = async () => mainText((await buyer.get('/checkout')).text)
    expect(await ways()).toContain('VNPay')
    const keys = { VNPAY_TMN_CODE: 'INVENTED', VNPAY_HASH_SECRET: 'INVENTEDSECRETINVENTEDSECRET' }
    expect((await admin.postForm('/admin/settings/keys', { intent: 'save:vnpay', ...keys })).status).toBe(303)
    const screen = mainText((await admin.get('/admin/settings/keys')).text)
    expect(screen).toContain('khách chưa thấy cách thanh toán này')
    expect(screen).toContain('Máy chủ 127.0.0.1:1')
    expect(await ways()).not.toContain('VNPay')
    const forced = await buyer.postForm('/checkout', order({ payment: 'vnpay', seenTotal: await totalOf(buyer) }))
    expect(forced.status).toBe(422)
  } finally {
    await open.stop()
    await own.clear()
  }
})

test('a live shop has no sandbox and no notice address without keys, and its forms go to configured providers only', async () => {
  const live = await freshShop('PostgreSQL')
  const settings = { SHOP_MODE: 'live', BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(40) }
  const momo = { MOMO_PARTNER_CODE: 'LUOT', MOMO_ACCESS_KEY: 'access', MOMO_SECRET_KEY: 'secret' }
  const open = await live.start({ ...settings, ...momo, LOG_LEVEL: 'silent' })
  try {
    for (const path of [
      '/sandbox/bank',
      `/sandbox/payments/${crypto.randomUUID()}`,
      '/sandbox/vnpay/paymentv2/vpcpay.html?vnp_TmnCode=LUOTDEMO',
      '/payments/vnpay/return',
    ])
      expect((await ask(open.url, path)).status, path).toBe(404)
    for (const path of [
      '/sandbox/momo/v2/gateway/api/create',
      '/sandbox/stripe/v1/refunds',
      '/api/payments/vnpay/notice',
    ])
      expect((await ask(open.url, path, { method: 'POST', body: '{}' })).status, path).toBe(404)
    const policy = async (path: string) => String((await ask(open.url, path)).headers['content-security-policy'])
    expect(await policy('/checkout')).toContain("form-action 'self' https://payment.momo.vn;")
    expect(await policy('/checkout')).toContain("frame-src 'none'")
    expect(await policy('/')).toContain("form-action 'self';")
  } finally {
    await open.stop()
    await live.clear()
  }
})
