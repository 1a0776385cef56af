// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let orderId: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
  const buyer = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await fillCart(buyer, [{ variantId: piece!.variantId, quantity: 1 }])
  orderId = placedId(await buyer.postForm('/checkout', order({ seenTotal: await totalOf(buyer) })))!
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const forget = () => closed.look((db) => db.execute(sql`delete from limits; delete from security_events`))
const code = () => orderId.slice(-8)
const lookUp = (fields: { code: string; phone: string }, who = visitor(shop.url)) =>
  who.postForm('/orders/find', fields)
const bare = (html: string) => html.replaceAll(/value="[^"]*"|nonce="[^"]*"|"(code|phone)\\?",\\?"[^"]*"/g, '')

test('the confirmation page without an order leads to the look-up, and another’s order is not found', async () => {
  const stranger = visitor(shop.url)
  const none = await stranger.get('/order-success')
  expect(none.status).toBe(200)
  expect(none.text).toMatch(/<main[^]*href="\/orders\/find"[^]*<\/main>/)
  expect((await stranger.get(`/order-success?order=${orderId}`)).status).toBe(404)
})

describe('finding an order by its code and phone number', () => {
  test('the order is found however both are written, and from then on this browser can open it', async () => {
    await forget()
    const guest = visitor(shop.url)
    expect((await guest.get(`/orders/${orderId}`)).status).toBe(404)
    const found = await lookUp({ code: ` #${code().toLowerCase()} `, phone: '+84 90 123 45 67' }, guest)
    expect(found).toMatchObject({ status: 302, headers: { location: `/orders/${orderId}` } })
    expect((await guest.get(`/orders/${orderId}`)).status).toBe(200)
    expect((await visitor(shop.url).get(`/orders/${orderId}`)).status).toBe(404)
  })

  test('a wrong phone number and an unknown code get the same answer', async () => {
    await forget()
    const wrongPhone = await lookUp({ code: code(), phone: '0909999999' })
    const unknownCode = await lookUp({ code: '00000000', phone: '0901234567' })
    expect([wrongPhone.status, unknownCode.status]).toEqual([422, 422])
    expect(wrongPhone.text).toContain('Không có đơn nào với mã và số điện thoại này.')
    expect(bare(wrongPhone.text).length).toBe(bare(unknownCode.text).length)
    for (const answer of [wrongPhone, unknownCode])
      expect(answer.headers['set-cookie'] ?? '').not.toContain('luot_orders')
  })

  test('guests who find their orders are not counted, however many share one network', async () => {
    await forget()
    const fields = { code: code(), phone: '0901234567' }
    for (let time = 1; time <= 12; time += 1) expect((await lookUp(fields)).status).toBe(302)
  })

  test.for([
    { code: '', phone: '' },
    { code: "' or 1=1 --", phone: '0901234567' },
    { code: 'K7M2Q9XA', phone: '123' },
  ])('$code / $phone is refused', async (fields) => {
    await forget()
    expect((await lookUp(fields)).status).toBe(422)
  })

  test('after ten tries the right answer is refused too, and the guessing is a security event', async () => {
    await forget()
    for (let time = 1; time <= 10; time += 1)
      expect((await lookUp({ code: `0000000${time % 10}`, phone: '0901234567' })).status).toBe(422)
    const answer = await lookUp({ code: code(), phone: '0901234567' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
    expect(answer.text).toContain('Bạn đã thử nhiều lần.')
    const events = await closed.look((db) =>
      rowsOf<{ type: string; severity: string }>(db, sql`select type, severity from security_events`),
    )
    expect(events).toEqual([{ type: 'order-guessing', severity: 'medium' }])
  })

  test('the order’s state is told only to browsers that may open it', async () => {
    await forget()
    const guest = visitor(shop.url)
    await lookUp({ code: code(), phone: '0901234567' }, guest)
    expect(JSON.parse((await guest.get(`/orders/${orderId}/state`)).text)).toMatchObject({
      state: 'placed',
      payment: 'due',
    })
    expect(await visitor(shop.url).get(`/orders/${orderId}/state`)).toMatchObject({ status: 404, text: 'null' })
  })

  test('a stranger cannot cancel the order', async () => {
    const answer = await visitor(shop.url).postForm(`/orders/${orderId}/cancellation`, { reason: 'mind' })
    expect(answer.status).toBe(404)
    const [row] = await closed.look((db) =>
      rowsOf<{ state: string }>(db, sql`select state from orders where id = ${orderId}`),
    )
    expect(row!.state).toBe('placed')
  })
})
