import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { m } from '#words/messages.js'
import { aPromotion } from '../a-promotion.ts'
import { inLocale } from '../in-locale.ts'
import { findLedgerErrors } from './books.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { addCustomer, userPassword } from './person.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { boughtAtTheDoor, cameBack, twoSizes, type Size } from './two-sizes.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let size: Size
let cheaper: Size
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'error' })
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
  ;[size, cheaper] = await twoSizes(closed)
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const read = <T>(look: (db: Db) => Promise<T>) => closed.look(look)
const said = (words: () => string) => inLocale('vi', words)
const pageOf = async (who: Visitor, path: string) => mainText((await who.get(path)).text)
const versionOf = (orderId: string) =>
  read(async (db) =>
    String((await rowsOf<{ version: number }>(db, sql`select version from orders where id = ${orderId}`))[0]!.version),
  )

/** Staff record a partial refund for the piece in the first line. */
async function refundLine(orderId: string, amount: number) {
  const [line] = await read((db) => listOrderLines(db, orderId))
  const form = { intent: 'refund', version: await versionOf(orderId), key: crypto.randomUUID(), reason: 'Trầy nhẹ' }
  const piece = { [`line:${line!.id}`]: '1', amount: String(amount), byHand: 'on' }
  expect((await admin.postForm(`/admin/orders/${orderId}`, { ...form, ...piece })).status).toBe(303)
}

describe('refunds and returns', () => {
  test('a part refund of a line leaves the rest of its price to the return', async () => {
    const { orderId } = await boughtAtTheDoor(closed, visitor(shop.url), size)
    await refundLine(orderId, 100_000)
    const returnId = await cameBack(closed, orderId)
    expect(await pageOf(admin, `/admin/returns/${returnId}`)).toContain(dong(size.price - 100_000))
    const given = { intent: 'refund', amount: String(size.price - 100_000), reason: '' }
    expect((await admin.postForm(`/admin/returns/${returnId}`, given)).status).toBe(303)
    expect(await read((db) => orderMoneyOf(db, orderId))).toMatchObject({ over: 0, due: 0, refundsPending: size.price })
    expect(await read(findLedgerErrors)).toEqual({})
  })

  test('a refund is paid out once, and a second answer is refused as outdated', async () => {
    const { orderId } = await boughtAtTheDoor(closed, visitor(shop.url), size)
    await refundLine(orderId, 200_000)
    const [refund] = await read((db) =>
      rowsOf<{ id: string }>(
        db,
        sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`,
      ),
    )
    const form = { id: refund!.id, reference: 'PC-1' }
    const answers = await Promise.all(
      ['refund-done', 'refund-drop', 'refund-done'].map((intent) =>
        admin.postForm('/admin/payments', { intent, ...form }),
      ),
    )
    expect(answers.filter(({ status }) => status < 400)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status >= 400))
      expect(mainText(answer.text)).toContain(said(() => m.refusal_refund_moved_on()))
    const { refunded } = await read((db) => orderMoneyOf(db, orderId))
    expect([0, 200_000]).toContain(refunded)
    expect(await read(findLedgerErrors)).toEqual({})
  })

  test('an account is not erased while the shop owes it money', async () => {
    await read((db) => addCustomer(db, 'lan@example.com'))
    const who = await signedIn(shop.url, { email: 'lan@example.com', password: userPassword })
    const { orderId } = await boughtAtTheDoor(closed, visitor(shop.url), size, { email: 'lan@example.com' })
    const returnId = await cameBack(closed, orderId, cheaper)
    expect((await admin.postForm(`/admin/returns/${returnId}`, { intent: 'exchange' })).status).toBe(303)
    const [exchange] = await read((db) =>
      rowsOf<{ id: string }>(db, sql`select exchange_order_id as id from returns where id = ${returnId}`),
    )
    const off = { intent: 'cancel', version: await versionOf(exchange!.id), reason: 'Hết hàng' }
    const cancelled = await admin.postForm(`/admin/orders/${exchange!.id}`, { ...off, code: exchange!.id.slice(-8) })
    expect(cancelled.status).toBe(303)
    const erase = () => who.postForm('/profile/erase', { understood: 'on', password: userPassword })
    const refused = await erase()
    expect(refused.status).toBe(422)
    expect(mainText(refused.text)).toContain(said(() => m.profile_erase_money_owed({ codes: orderId.slice(-8) })))

    await refundLine(orderId, size.price)
    expect((await erase()).status).toBe(422)
    const [refund] = await read((db) =>
      rowsOf<{ id: string }>(
        db,
        sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}`,
      ),
    )
    const paid = { intent: 'refund-done', id: refund!.id, reference: 'PC-2' }
    expect((await admin.postForm('/admin/payments', paid)).status).toBe(303)
    expect((await erase()).headers.location).toBe('/profile/erased')
  })

  test('a cheaper exchange refunds the difference of what was paid, and all pages show the same sum', async () => {
    await read(async (db) => {
      await db.execute(sql`update variants set price = ${size.price * 0.6} where id = ${cheaper.id}`)
      await aPromotion(db, { effect: { kind: 'percent', percent: 50, most: null } })
    })
    const { who, orderId, total } = await boughtAtTheDoor(closed, visitor(shop.url), size)
    expect(total).toBeLessThan(size.price * 0.6)
    const returnId = await cameBack(closed, orderId, cheaper)
    const amount = dong(size.price * 0.2)
    expect(await pageOf(admin, `/admin/returns/${returnId}`)).toContain(amount)
    const returnPage = await pageOf(who, `/orders/${orderId}/returns/${returnId}`)
    expect(returnPage).toContain(said(() => m.return_to_get({ amount })))
    expect((await admin.postForm(`/admin/returns/${returnId}`, { intent: 'exchange' })).status).toBe(303)
    expect(await pageOf(who, `/orders/${orderId}`)).toContain(said(() => m.order_refund_under_way({ amount })))
    expect(await read((db) => orderMoneyOf(db, orderId))).toMatchObject({ refundsPending: size.price * 0.2, over: 0 })
    expect(await read(findLedgerErrors)).toEqual({})
  })
})
