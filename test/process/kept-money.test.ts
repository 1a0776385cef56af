import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { m } from '#words/messages.js'
import { inLocale } from '../in-locale.ts'
import { findLedgerErrors } from './books.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { boughtAtTheDoor, cameBack, twoSizes, type Size } from './two-sizes.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let sizes: [Size, Size]
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'error' })
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
  sizes = await twoSizes(closed)
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const bought = (options?: { isSettled: boolean }) => boughtAtTheDoor(closed, visitor(shop.url), sizes[0], options)

const read = <T>(look: (db: Db) => Promise<T>) => closed.look(look)
const said = (words: () => string) => inLocale('vi', words)

/** Staff create the exchange in the admin; the guest finds the new order by its code and phone. */
async function exchanged(who: Visitor, orderId: string) {
  const returnId = await cameBack(closed, orderId, sizes[1])
  expect((await admin.postForm(`/admin/returns/${returnId}`, { intent: 'exchange' })).status).toBe(303)
  const exchangeId = await read(async (db) => (await findReturn(db, returnId))!.exchangeOrderId!)
  await who.postForm('/orders/find', { code: exchangeId.slice(-8), phone: '0901234567' })
  return exchangeId
}

describe('money that the shop holds after a return', () => {
  test('a customer cancels an exchange: the refund is under way, and both order pages say so', async () => {
    const { who, orderId } = await bought()
    const exchangeId = await exchanged(who, orderId)
    const amount = dong(sizes[0].price)
    const asks = mainText((await who.get(`/orders/${exchangeId}/cancellation`)).text)
    expect(asks).toContain(said(() => m.order_cancel_refund({ amount })))
    const off = await who.postForm(`/orders/${exchangeId}/cancellation`, { reason: 'mind' })
    expect(off).toMatchObject({ status: 302, headers: { location: `/orders/${exchangeId}?done=cancelled` } })
    const code = orderId.slice(-8)
    expect(mainText((await who.get(`/orders/${exchangeId}`)).text)).toContain(
      said(() => m.order_credit_returned({ amount, code })),
    )
    expect(mainText((await who.get(`/orders/${orderId}`)).text)).toContain(
      said(() => m.order_refund_under_way({ amount })),
    )
    expect(mainText((await admin.get('/admin/payments')).text)).toContain(code)
    expect(await read((db) => findLedgerErrors(db))).toEqual({})
  })

  test('staff cancel an exchange without refund: the order is among the problems until it is refunded', async () => {
    const { who, orderId } = await bought()
    const exchangeId = await exchanged(who, orderId)
    const [{ version }] = (await read((db) =>
      rowsOf<{ version: number }>(db, sql`select version from orders where id = ${exchangeId}`),
    )) as [{ version: number }]
    const cancel = { intent: 'cancel', version: String(version), reason: 'Hết hàng', code: exchangeId.slice(-8) }
    expect((await admin.postForm(`/admin/orders/${exchangeId}`, cancel)).status).toBe(303)
    const problems = async () => mainText((await admin.get('/admin/orders?view=problems')).text)
    expect(await problems()).toContain(orderId.slice(-8))
    expect(await problems()).toContain(said(() => m.order_stuck_over()))
    const amount = dong(sizes[0].price)
    expect(mainText((await who.get(`/orders/${orderId}`)).text)).toContain(said(() => m.order_kept_over({ amount })))
    const desk = (await admin.get(`/admin/orders/${orderId}`)).text
    expect(mainText(desk)).toContain(said(() => m.order_admin_over_after_back()))
    expect(mainText(desk)).toContain(said(() => m.order_admin_next_over({ amount })))
    expect(mainText(desk)).not.toContain(said(() => m.admin_next_none()))
    expect(await read((db) => orderMoneyOf(db, orderId))).toMatchObject({ over: sizes[0].price })
  })

  test('a return stays open and says so while the carrier has the cash', async () => {
    const { orderId } = await bought({ isSettled: false })
    const returnId = await cameBack(closed, orderId)
    const at = `/admin/returns/${returnId}`
    const amount = dong(sizes[0].price)
    expect(mainText((await admin.get(at)).text)).toContain(said(() => m.return_admin_sum_held({ amount })))
    for (const given of ['0', String(sizes[0].price)]) {
      const answer = await admin.postForm(at, { intent: 'refund', amount: given, reason: '' })
      expect(answer.text).toContain('Đơn vị vận chuyển còn giữ tiền')
    }
    expect(await read((db) => findReturn(db, returnId))).toMatchObject({ state: 'received' })
  })
})
