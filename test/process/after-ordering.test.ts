// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { formatDateTime } from '#kit/clock.ts'
import { locales } from '#kit/localized.ts'
import { system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { setStock, stockOf } from './goods.ts'
import { adminPassword } from './seeded-shop.ts'
import { signedIn } from './sign-in.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let pair: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  pair = await closed.look(async (db) => {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select v.id from variants v join product_translations w on w.product_id = v.product_id and w.locale = 'vi'
        where w.slug = 'luot-aria-75' and v.archived_at is null limit 1`,
    )
    await setStock(db, rows[0]!.id, 50)
    return rows[0]!.id
  })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** A guest orders one pair. Returns the guest, the total and the address to which the shop redirects. */
async function bought(payment: 'cod' | 'bank_transfer') {
  const who = visitor(shop.url)
  await fillCart(who, [{ variantId: pair, quantity: 1 }])
  const total = await totalOf(who)
  return { who, total, placed: await who.postForm('/checkout', order({ payment, seenTotal: total, email: '' })) }
}

describe('a transfer notice that is not authentic', () => {
  test.for(['forged', 'altered', 'stale'])('it is refused, is a security event and pays nothing: %s', async (flaw) => {
    const { who, total, placed } = await bought('bank_transfer')
    const id = /^\/orders\/(.+)\/pay$/.exec(placed.headers.location!)![1]!
    const memo = `LUOT${id.slice(-8)}`
    const plan = { watch: 'sepay', direction: 'in', delay: '0', times: '1', flaw }
    const sent = await who.postForm('/sandbox/bank', { amount: total, memo, ...plan })
    const answered = async () =>
      [...(await who.get(sent.headers.location!)).text.matchAll(/data-status="(\d+)"/g)].map(([, status]) => status)
    await expect.poll(answered).toEqual([expect.stringMatching(/^4/)])
    const [payment] = await closed.look((db) =>
      rowsOf(
        db,
        sql`select p.state, p.received::int, (select count(*)::int from unmatched_payments m where m.payment_id = p.id) as unmatched
          from payments p where p.order_id = ${id}`,
      ),
    )
    expect(payment).toEqual({ state: 'awaiting', received: 0, unmatched: 0 })
    const type = flaw === 'stale' ? 'payment-notice-stale' : 'payment-notice-forged'
    const events = await closed.look((db) => rowsOf(db, sql`select id from security_events where type = ${type}`))
    expect(events.length).toBeGreaterThan(0)
  })
})

test('cash on delivery above its limit is closed on the pay page, which says why', async () => {
  const { who, placed } = await bought('bank_transfer')
  await closed.look((db) => saveSettings(db, 'test', { codLimit: 1000 }))
  const page = async () => (await who.get(`${placed.headers.location}?change`)).text
  await expect.poll(page).toContain('Chỉ nhận tiền mặt cho đơn từ 1.000')
  expect(await page()).toMatch(/<input[^>]*(disabled=""[^>]*value="cod"|value="cod"[^>]*disabled="")/)
  await closed.look((db) => saveSettings(db, 'test', { codLimit: 20_000_000 }))
})

test('the confirmation of a cancelled order leads to the order, and its days go into no calendar', async () => {
  const { who, placed } = await bought('cod')
  const id = placedId(placed)!
  const calendar = `/order-success/calendar.ics?order=${id}`
  expect((await who.get(calendar)).status).toBe(200)
  await closed.look((db) => cancelOrder(db, system, { orderId: id, reason: 'Khách đổi ý' }))
  const led = await who.get(`/order-success?order=${id}`)
  expect([led.status, led.headers.location]).toEqual([302, `/orders/${id}`])
  expect((await who.get(`/orders/${id}`)).status).toBe(200)
  expect((await who.get(calendar)).status).toBe(404)
})

test('a guest who orders again without scripts reads in the cart what was not enough', async () => {
  const who = visitor(shop.url)
  await fillCart(who, [{ variantId: pair, quantity: 2 }])
  const id = placedId(await who.postForm('/checkout', order({ seenTotal: await totalOf(who), email: '' })))!
  const { reserved } = await closed.look((db) => stockOf(db, pair))
  await closed.look((db) => setStock(db, pair, reserved + 1))
  const again = await who.postForm(`/orders/${id}/again`, {})
  expect(again.headers.location).toContain(`/cart?again=${id}`)
  expect(mainText((await who.get(again.headers.location!)).text)).toContain('không đủ số lượng')
  expect(mainText((await visitor(shop.url).get(again.headers.location!)).text)).not.toContain('không đủ số lượng')
  await closed.look((db) => setStock(db, pair, 50))
})

describe('an order that will expire', () => {
  test.for([
    [
      'cod',
      'Nếu đến lúc đó cửa hàng chưa xác nhận được đơn',
      'has not been able to confirm the order by then',
      48 * 60,
    ],
    ['bank_transfer', 'Quá giờ đó mà chưa thanh toán, đơn tự hủy', 'If the order is not paid by then', 15],
  ] as const)(
    'it says when, to its customer and to staff, in both languages: %s',
    async ([payment, vi, en, minutes]) => {
      const { who, placed } = await bought(payment)
      const id = placedId(placed) ?? /^\/orders\/(.+)\/pay$/.exec(placed.headers.location!)![1]!
      const placedAt = await closed.look(async (db) => (await findOrder(db, id))!.placedAt)
      const times = locales.map((locale) => formatDateTime(new Date(placedAt.getTime() + minutes * 60_000), locale))
      const read = async (path: string, by = who) => mainText((await by.get(path)).text)
      // On paper the order says whose it is: the header is not printed.
      const { name, phone, address } = await closed.look(findSettings)
      const seller = [name, phone, address].filter(Boolean).join(' · ')
      for (const [prefix, said, time] of [
        ['', vi, times[0]!],
        ['/en', en, times[1]!],
      ] as const) {
        const confirmation = await read(`${prefix}/order-success?order=${id}`)
        expect(confirmation).toContain(said)
        expect(confirmation).toContain(time)
        expect(confirmation).toContain(seller)
        const own = await read(`${prefix}/orders/${id}`)
        expect(own).toContain(time)
        expect(own).toContain(seller)
      }
      const staff = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
      expect(await read(`/admin/orders/${id}`, staff)).toMatch(
        new RegExp(`Đến ${times[0]!} chưa (có tiền|xác nhận) thì đơn tự hủy`),
      )
    },
  )
})

describe('a placement key that somebody else has seen', () => {
  test('the key opens the order to nobody else, and its own customer gets the same order again', async () => {
    const buyer = visitor(shop.url)
    await fillCart(buyer, [{ variantId: pair, quantity: 1 }])
    const form = order({ seenTotal: await totalOf(buyer) })
    const id = placedId(await buyer.postForm('/checkout', form))!
    expect(placedId(await buyer.postForm('/checkout', form))).toBe(id)

    const stranger = visitor(shop.url)
    await fillCart(stranger, [{ variantId: pair, quantity: 1 }])
    for (const path of ['/checkout', '/en/checkout']) {
      const answer = await stranger.postForm(path, { ...form, name: 'Người Lạ', seenTotal: await totalOf(stranger) })
      expect(answer.status).toBe(409)
      expect(answer.text).not.toContain(id)
      expect(mainText(answer.text)).toContain(
        path === '/checkout'
          ? 'Biểu mẫu này đã dùng cho một đơn khác.'
          : 'This form has already been used for another order.',
      )
    }
    expect((await stranger.get(`/orders/${id}`)).status).toBe(404)
  })
})

describe('a return that is not possible', () => {
  test('a sharpened pair cannot be returned as too small, and after years the form has no button', async () => {
    const { who, placed } = await bought('cod')
    const id = placedId(placed)!
    await closed.look(async (db) => {
      await confirmOrder(db, system, { orderId: id })
      await packOrder(db, system, { orderId: id })
      await shipOrder(db, system, { orderId: id, carrier: 'GHN', trackingCode: null, trackingUrl: null })
      await deliverOrder(db, system, { orderId: id })
    })
    const form = async () => (await who.get(`/orders/${id}/return`)).text
    expect(await form()).toContain('value="too_small"')
    await closed.look((db) =>
      db.execute(sql`update order_lines set final_since = now() - interval '1 day' where order_id = ${id}`),
    )
    const worked = await form()
    expect(worked).toContain('Gửi yêu cầu')
    expect(worked).not.toContain('value="too_small"')
    await closed.look(async (db) => {
      await db.execute(
        sql`update shipments set delivered_at = delivered_at - interval '9 years' where order_id = ${id}`,
      )
      await db.execute(
        sql`update order_timeline set at = at - interval '9 years' where order_id = ${id} and kind = 'delivered'`,
      )
    })
    const late = await form()
    expect(mainText(late)).toContain(id.slice(-8))
    expect(mainText(late)).not.toContain('Gửi yêu cầu')
  })
})
