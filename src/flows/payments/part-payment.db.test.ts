import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { findOrderFacts } from '#shop/notifications/emails/find-order-facts.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { codToCollect } from '#shop/payments/ledger/owed.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { transferOf } from '#shop/payments/transfer-of.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { expireUnpaidOrders } from '../orders/expire-unpaid-orders.ts'
import { listOrderRows } from '../orders/list-order-rows.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { settleNotice } from './settle-notice.ts'

const transfer = (db: Db, told: Parameters<typeof sepayTells>[0]) =>
  settleNotice(db, findNoticeSource('sepay')!, sepayTells(told))
const unmatched = (db: Db) => db.select().from(unmatchedPayments)
const paymentOf = async (db: Db, orderId: string) => (await findPayment(db, orderId))!
const count = async (db: Db, name: string) => (await db.select().from(outbox).where(eq(outbox.name, name))).length

describe('a transfer that pays a part', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('parts add up: the rest is asked for, and the order is paid with the last part', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const memo = `LUOT${code}`
    await transfer(db, { memo, amount: 300_000, reference: 'FT1' })
    const part = await paymentOf(db, orderId)
    expect(part).toMatchObject({ state: 'awaiting', received: 300_000, owed: 700_000, dueAt: null })
    const { settings } = (await findOrderFacts(db, { orderId, facts: {} }, await findSettings(db)))!
    expect(transferOf(code, part, settings)).toMatchObject({ amount: 700_000, memo })
    // An order that holds money does not expire.
    expect(await expireUnpaidOrders(db, new Date(Date.now() + 86_400_000))).toBe(0)
    // A second service reports the first transfer again after the second one: it counts once.
    await transfer(db, { memo, amount: 200_000, reference: 'FT2' })
    await transfer(db, { memo, amount: 300_000, reference: 'FT1' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 500_000 })
    await transfer(db, { memo, amount: 750_000, reference: 'FT3' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000, owed: 0 })
    expect((await unmatched(db)).map(({ reason, amount }) => [reason, amount])).toEqual([['overpaid', 250_000]])
    const kinds = (await findOrder(db, orderId))!.timeline.flatMap(({ kind, facts }) =>
      kind.endsWith('paid') ? [[kind, facts.amount]] : [],
    )
    expect(kinds).toEqual([
      ['part_paid', 300_000],
      ['part_paid', 200_000],
      ['paid', 500_000],
    ])
    expect([await count(db, 'payment.part-received'), await count(db, 'payment.received')]).toEqual([2, 1])
  })

  test('the customer gets an email with the sum received and how to pay the rest, and staff see the order', async ({
    db,
  }) => {
    const { orderId, code } = await anOrderToPay(db)
    await transfer(db, { memo: `LUOT${code}`, amount: 300_000 })
    const facts = (await findOrderFacts(db, { orderId, facts: {} }, await findSettings(db)))!
    const sentEmail = writeOrderEmail('payment-part-received', facts)!
    expect(sentEmail.subject).toMatch(/đã nhận 300\.000\s₫, còn 700\.000\s₫/)
    expect(sentEmail.content.facts.map(({ value }) => value)).toEqual(expect.arrayContaining([`LUOT${code}`]))
    expect(sentEmail.qr).toContain('5406700000')
    const asked = { view: 'problems' as const, state: null, payment: null, method: null, channel: null, text: '' }
    const rows = await listOrderRows(db, { ...asked, sort: '-time', page: 1 })
    expect(rows.map(({ id, issues }) => [id, issues])).toEqual([[orderId, ['part']]])
    await transfer(db, { memo: `LUOT${code}`, amount: 700_000 })
    const paid = (await findOrderFacts(db, { orderId, facts: {} }, await findSettings(db)))!
    expect(writeOrderEmail('payment-part-received', paid)).toBeUndefined()
  })

  test('a part paid for a COD order leaves the rest to be collected at the door', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db, { payment: 'cod' })
    for (const step of [confirmOrder, packOrder]) await step(db, 'user:lan', { orderId })
    await transfer(db, { memo: `LUOT${code}`, amount: 300_000 })
    const payment = await paymentOf(db, orderId)
    expect([payment.state, payment.method, codToCollect(payment)]).toEqual(['due', 'cod', 700_000])
    expect((await findOrder(db, orderId))!.shipments).toMatchObject([{ codAmount: 700_000 }])
    const facts = (await findOrderFacts(db, { orderId, facts: {} }, await findSettings(db)))!
    expect(writeOrderEmail('payment-part-received', facts)!.content.texts.join(' ')).toContain('khi nhận hàng')
  })

  test('a part paid after a failed gateway attempt makes the order wait for the rest', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await db.update(payments).set({ method: 'vnpay', state: 'failed' }).where(eq(payments.orderId, orderId))
    await transfer(db, { memo: `LUOT${code}`, amount: 300_000 })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 300_000, dueAt: null })
  })
})
