import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveReturn } from '#flows/approve-return.ts'
import { askReturn } from '#flows/ask-return.ts'
import { receiveReturn } from '#flows/receive-return.ts'
import { settleCash } from '#flows/settle-cash.ts'
import { dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { moneyOf } from '#shop/payments/money-of.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { m } from '#words/messages.js'
import { aWish, sendOut } from '../a-delivered-order.ts'
import { inLocale } from '../in-locale.ts'
import { wrongBooks } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { setStock } from './goods.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let sizes: { id: string; price: number }[]
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'error' })
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
  sizes = await closed.look(async (db) => {
    const two = await rowsOf<{ id: string; price: number }>(
      db,
      sql`select v.id, v.price::int as price from variants v where v.archived_at is null and v.sale_price is null and v.product_id = (
        select v.product_id from variants v join products p on p.id = v.product_id and p.status = 'active' and p.category <> 'services'
        where v.archived_at is null and v.sale_price is null group by v.product_id, v.price having count(*) > 1 and v.price between 1000000 and 4000000
        order by v.price limit 1) order by v.position limit 2`,
    )
    for (const { id } of two) await setStock(db, id, 20)
    return two
  })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** Bought by a guest over HTTP, delivered, paid at the door, settled unless said otherwise. */
async function bought({ isSettled = true } = {}) {
  const who = visitor(shop.url)
  await fillCart(who, [{ variantId: sizes[0]!.id, quantity: 1 }])
  const seenTotal = await totalOf(who)
  const orderId = placedId(await who.postForm('/checkout', order({ seenTotal })))!
  await closed.look(async (db) => {
    await sendOut(db, orderId)
    if (isSettled) await settleCash(db, system, { orderId, reason: 'Đối soát' })
  })
  return { who, orderId, total: Number(seenTotal) }
}

const cameBack = (orderId: string, wish: 'exchange' | 'refund') =>
  closed.look(async (db) => {
    const line = (await listOrderLines(db, orderId)).find((one) => one.partOf === null)!
    const wantedVariantId = wish === 'exchange' ? sizes[1]!.id : null
    const asked = { orderLineId: line.id, reason: 'too_small' as const, wantedVariantId }
    const { id: returnId } = await askReturn(db, guest, aWish(orderId, [asked], { wish }))
    await approveReturn(db, system, { returnId })
    const [one] = (await findReturn(db, returnId))!.lines
    await receiveReturn(db, system, {
      returnId,
      pieces: [{ lineId: one!.id, number: 1, resellable: true, note: null }],
    })
    return returnId
  })

const read = <T>(look: (db: Db) => Promise<T>) => closed.look(look)
const said = (words: () => string) => inLocale('vi', words)

/** Staff make the exchange at the desk; the guest finds the new order by its code and phone. */
async function exchanged(who: Visitor, orderId: string) {
  const returnId = await cameBack(orderId, 'exchange')
  expect((await admin.postForm(`/admin/returns/${returnId}`, { intent: 'exchange' })).status).toBe(303)
  const exchangeId = await read(async (db) => (await findReturn(db, returnId))!.exchangeOrderId!)
  await who.postForm('/orders/find', { code: exchangeId.slice(-8), phone: '0901234567' })
  return exchangeId
}

describe('money that the shop holds', () => {
  test('for an exchange that its buyer calls off is on its way back, and both pages say so', async () => {
    const { who, orderId } = await bought()
    const exchangeId = await exchanged(who, orderId)
    const amount = dong(sizes[0]!.price)
    const asks = mainText((await who.get(`/orders/${exchangeId}/cancellation`)).text)
    expect(asks).toContain(said(() => m.cancel_refund({ amount })))
    const off = await who.postForm(`/orders/${exchangeId}/cancellation`, { reason: 'mind' })
    expect(off).toMatchObject({ status: 302, headers: { location: `/orders/${exchangeId}?done=cancelled` } })
    const code = orderId.slice(-8)
    expect(mainText((await who.get(`/orders/${exchangeId}`)).text)).toContain(
      said(() => m.order_credit_home({ amount, code })),
    )
    expect(mainText((await who.get(`/orders/${orderId}`)).text)).toContain(
      said(() => m.order_refund_under_way({ amount })),
    )
    expect(mainText((await admin.get('/admin/payments')).text)).toContain(code)
    expect(await read((db) => wrongBooks(db))).toEqual({})
  })

  test('for one that staff call off without a refund stands among the problems until it is given back', async () => {
    const { who, orderId } = await bought()
    const exchangeId = await exchanged(who, orderId)
    const [{ version }] = (await read((db) =>
      rowsOf<{ version: number }>(db, sql`select version from orders where id = ${exchangeId}`),
    )) as [{ version: number }]
    const cancel = { intent: 'cancel', version: String(version), reason: 'Hết hàng', code: exchangeId.slice(-8) }
    expect((await admin.postForm(`/admin/orders/${exchangeId}`, cancel)).status).toBe(303)
    const problems = async () => mainText((await admin.get('/admin/orders?view=problems')).text)
    expect(await problems()).toContain(orderId.slice(-8))
    expect(await problems()).toContain(said(() => m.trouble_over()))
    const amount = dong(sizes[0]!.price)
    expect(mainText((await who.get(`/orders/${orderId}`)).text)).toContain(said(() => m.order_kept_over({ amount })))
    const desk = (await admin.get(`/admin/orders/${orderId}`)).text
    expect(mainText(desk)).toContain(said(() => m.desk_over_after_back()))
    expect(await read((db) => moneyOf(db, orderId))).toMatchObject({ over: sizes[0]!.price })
  })

  test('waits while the carrier has it: the return stays open and says so', async () => {
    const { orderId } = await bought({ isSettled: false })
    const returnId = await cameBack(orderId, 'refund')
    const at = `/admin/returns/${returnId}`
    const amount = dong(sizes[0]!.price)
    expect(mainText((await admin.get(at)).text)).toContain(said(() => m.returns_sum_held({ amount })))
    for (const given of ['0', String(sizes[0]!.price)]) {
      const answer = await admin.postForm(at, { intent: 'refund', amount: given, reason: '' })
      expect(answer.text).toContain('Hãng vận chuyển còn giữ tiền')
    }
    expect(await read((db) => findReturn(db, returnId))).toMatchObject({ state: 'received' })
  })
})
