import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { codToCollect } from '#shop/payments/ledger/owed.ts'
import type { PaymentNotice } from '#shop/payments/provider.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { findPayment, listAttempts } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts, paymentNotices } from '#shop/payments/attempts-schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { aNotice, anOrderToPay, arrivedWith, openNoticeSource, sepayTells } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { assignUnmatchedPayment } from './assign-unmatched-payment.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'
import { settleCash } from './settle-cash.ts'
import { settleNotice } from './settle-notice.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const gateway = openNoticeSource('vnpay')
const bank = () => findNoticeSource('sepay')!
const say = async (db: Db, notice: PaymentNotice) =>
  (await settleNotice(db, gateway, arrivedWith(JSON.stringify(notice)))).body
const transfer = async (db: Db, told: Parameters<typeof sepayTells>[0]) => settleNotice(db, bank(), sepayTells(told))
const unmatched = (db: Db) => db.select().from(unmatchedPayments)
const paymentOf = async (db: Db, orderId: string) => (await findPayment(db, orderId))!
const count = async (db: Db, name: string) => (await db.select().from(outbox).where(eq(outbox.name, name))).length

async function aGatewayOrder(db: Db) {
  const order = await anOrderToPay(db)
  const { id } = await paymentOf(db, order.orderId)
  await changeMethodTo(db, order.orderId)
  const [attempt] = await listAttempts(db, id)
  return { ...order, reference: attempt!.reference, paymentId: id }
}

const suspectOf = (reference: string) =>
  aNotice(reference, { result: 'suspect', reason: '07', transactionId: `of ${reference}` })

/** No gateway has keys in this test, so the attempt is stored as `changePaymentMethod` would store it. */
async function changeMethodTo(db: Db, orderId: string) {
  const { payments } = await import('#shop/payments/schema.ts')
  const { paymentAttempts } = await import('#shop/payments/attempts-schema.ts')
  const { id, amount } = await paymentOf(db, orderId)
  await db.update(payments).set({ method: 'vnpay' }).where(eq(payments.id, id))
  const reference = `${orderId.slice(-8)}2`
  await db.insert(paymentAttempts).values({ paymentId: id, method: 'vnpay', reference, amount, state: 'redirected' })
}

describe('a notice of a payment gateway', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a notice for an attempt of 0 đồng is kept as unmatched money', async ({ db }) => {
    const { reference } = await aGatewayOrder(db)
    await db.update(paymentAttempts).set({ state: 'paid', amount: 0 }).where(eq(paymentAttempts.reference, reference))
    expect(await say(db, aNotice(reference, { amount: 1000 }))).toBe('wrong-amount')
    expect(await unmatched(db)).toMatchObject([{ amount: 1000, reason: 'overpaid' }])
  })

  test('a notice marks the order paid once, however often it comes', async ({ db }) => {
    const { orderId, reference } = await aGatewayOrder(db)
    const notice = aNotice(reference)
    expect(await say(db, notice)).toBe('recorded')
    expect(await say(db, notice)).toBe('already')
    // The same payment reported differently: as a query answer, or as another kind of event.
    expect(await say(db, { ...notice, eventId: 'other words' })).toBe('already')
    expect(await say(db, { ...notice, eventId: 'without number', transactionId: null })).toBe('already')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000, method: 'vnpay' })
    expect((await findOrder(db, orderId))!.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect(await count(db, 'payment.received')).toBe(1)
    expect(await unmatched(db)).toEqual([])
  })

  test('a failure notice leaves the order payable, and one after the payment changes nothing', async ({ db }) => {
    const { orderId, reference, paymentId } = await aGatewayOrder(db)
    const failed = aNotice(reference, { result: 'failed', reason: '24 cancelled', transactionId: null })
    expect(await say(db, failed)).toBe('recorded')
    expect(await say(db, failed)).toBe('already')
    // The transfer that was begun before is still open.
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting' })
    expect(await listAttempts(db, paymentId)).toMatchObject([{ state: 'failed', reason: '24 cancelled' }, {}])
    expect(await say(db, aNotice(reference))).toBe('recorded')
    expect(await say(db, aNotice(reference, { result: 'failed' }))).toBe('recorded')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await listAttempts(db, paymentId)).find((one) => one.reference === reference)).toMatchObject({
      state: 'paid',
      received: 1_000_000,
    })
  })

  test('a notice of another amount pays nothing, is kept as unmatched and is a security event', async ({ db }) => {
    const { orderId, reference } = await aGatewayOrder(db)
    expect(await say(db, aNotice(reference, { amount: 1_000 }))).toBe('wrong-amount')
    expect(await say(db, aNotice(reference, { amount: 2_000_000 }))).toBe('wrong-amount')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect((await unmatched(db)).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['underpaid', 1_000],
      ['overpaid', 2_000_000],
    ])
    expect((await db.select().from(securityEvents)).map(({ type }) => type)).toEqual([
      'payment-notice-wrong-amount',
      'payment-notice-wrong-amount',
    ])
  })

  test('a notice in another currency pays nothing', async ({ db }) => {
    const { orderId, reference } = await aGatewayOrder(db)
    expect(await say(db, aNotice(reference, { currency: 'USD' }))).toBe('wrong-amount')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await unmatched(db)).toEqual([])
  })

  test('a notice that the provider marks as suspect waits, and counts once the provider clears it', async ({ db }) => {
    const { orderId, reference } = await aGatewayOrder(db)
    const doubted = aNotice(reference, { result: 'suspect', reason: '07' })
    expect(await say(db, doubted)).toBe('unmatched')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await unmatched(db)).toMatchObject([{ reason: 'suspect', amount: 1_000_000, ending: null }])
    expect(await say(db, { ...doubted, eventId: 'later', result: 'paid' })).toBe('recorded')
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await unmatched(db)).toMatchObject([{ ending: 'matched' }])
  })

  test('suspect money that staff sent back or matched does not count once the provider clears it', async ({ db }) => {
    const [back, matched, other] = [await aGatewayOrder(db), await aGatewayOrder(db), await anOrderToPay(db)]
    for (const { reference } of [back, matched]) await say(db, suspectOf(reference))
    const [first, second] = await unmatched(db)
    const note = 'Nghi ngờ gian lận'
    await refundUnmatchedPayment(db, 'user:lan', { unmatchedPaymentId: first!.id, note, reference: 'FT1' })
    await assignUnmatchedPayment(db, 'user:lan', { unmatchedPaymentId: second!.id, code: other.code, note })
    for (const { reference } of [back, matched])
      expect(await say(db, { ...suspectOf(reference), eventId: `later ${reference}`, result: 'paid' })).toBe('already')
    for (const { orderId } of [back, matched])
      expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await paymentOf(db, other.orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
  })

  test('a late notice, a second payment and a notice for no order are kept as unmatched money', async ({ db }) => {
    const late = await aGatewayOrder(db)
    await cancelOrder(db, guest, { orderId: late.orderId, reason: 'Đổi ý' })
    expect(await say(db, aNotice(late.reference))).toBe('unmatched')
    const twice = await aGatewayOrder(db)
    await say(db, aNotice(twice.reference))
    expect(await say(db, aNotice(twice.reference))).toBe('unmatched')
    expect(await say(db, aNotice('NOSUCH001'))).toBe('unknown')
    expect((await unmatched(db)).map(({ reason, paymentId }) => [reason, paymentId])).toEqual([
      ['late', late.paymentId],
      ['duplicate', twice.paymentId],
      ['no_reference', null],
    ])
    expect(await paymentOf(db, late.orderId)).toMatchObject({ state: 'void', received: 0 })
    expect(await paymentOf(db, twice.orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
  })

  test('a notice is stored word for word with its outcome', async ({ db }) => {
    const { reference } = await aGatewayOrder(db)
    const notice = aNotice(reference)
    await say(db, notice)
    expect(await db.select().from(paymentNotices)).toMatchObject([
      { source: 'vnpay', eventId: notice.eventId, verified: true, outcome: 'recorded', raw: JSON.stringify(notice) },
    ])
  })
})

describe('a bank transfer', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a transfer is matched by its code, however the bank writes it', async ({ db }) => {
    for (const write of [
      (code: string) => `LUOT${code}`,
      (code: string) => `MBVCB.3278907687.luot ${code.toLowerCase()} chuyen tien`,
      (code: string) => `LUOT-${code.slice(0, 4)} ${code.slice(4)}/CT tu 0011`,
    ]) {
      const { orderId, code } = await anOrderToPay(db)
      await transfer(db, { memo: write(code), amount: 1_000_000 })
      expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    }
    expect(await unmatched(db)).toEqual([])
  })

  test('a transfer without a code, with two codes or with an unknown code waits as unmatched with its memo', async ({
    db,
  }) => {
    const [one, two] = [await anOrderToPay(db), await anOrderToPay(db)]
    for (const memo of ['tien giay', `LUOT${one.code} LUOT${two.code}`, 'LUOTK7M2Q9XA'])
      await transfer(db, { memo, amount: 1_000_000 })
    for (const { orderId } of [one, two]) expect(await paymentOf(db, orderId)).toMatchObject({ received: 0 })
    expect((await unmatched(db)).map(({ reason, memo }) => [reason, memo])).toEqual([
      ['no_reference', 'tien giay'],
      ['no_reference', `LUOT${one.code} LUOT${two.code}`],
      ['no_reference', 'LUOTK7M2Q9XA'],
    ])
  })

  test('a transfer reported twice, or recorded by hand before, counts once', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await transfer(db, { memo: `LUOT${code}`, amount: 1_000_000, reference: 'FT26324' })
    await transfer(db, { memo: `LUOT${code}`, amount: 1_000_000, reference: 'FT26324' })
    const seen = await anOrderToPay(db)
    await settleCash(db, 'user:lan', { orderId: seen.orderId, reason: 'Thấy ở ngân hàng', reference: 'FT777' })
    await transfer(db, { memo: `LUOT${seen.code}`, amount: 1_000_000, reference: 'FT777' })
    for (const id of [orderId, seen.orderId]) expect(await paymentOf(db, id)).toMatchObject({ received: 1_000_000 })
    expect(await unmatched(db)).toEqual([])
  })

  test('outgoing money has no effect', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await transfer(db, { memo: `LUOT${code}`, amount: 1_000_000, type: 'out' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await unmatched(db)).toEqual([])
  })

  test('a transfer for a COD order counts, unless a carrier already collects', async ({ db }) => {
    const early = await anOrderToPay(db, { payment: 'cod' })
    await confirmOrder(db, 'user:lan', { orderId: early.orderId })
    await packOrder(db, 'user:lan', { orderId: early.orderId })
    await transfer(db, { memo: `LUOT${early.code}`, amount: 1_000_000 })
    expect(await paymentOf(db, early.orderId)).toMatchObject({ state: 'paid', method: 'bank_transfer' })
    expect((await findOrder(db, early.orderId))!.shipments).toMatchObject([{ codAmount: 0 }])
    const late = await anOrderToPay(db, { payment: 'cod' })
    for (const step of [confirmOrder, packOrder]) await step(db, 'user:lan', { orderId: late.orderId })
    await shipOrder(db, 'user:lan', { orderId: late.orderId, carrier: 'GHN', trackingCode: 'A', trackingUrl: null })
    await transfer(db, { memo: `LUOT${late.code}`, amount: 1_000_000 })
    const payment = await paymentOf(db, late.orderId)
    expect([payment.received, codToCollect(payment)]).toEqual([0, 1_000_000])
    expect(await unmatched(db)).toMatchObject([{ reason: 'late', paymentId: payment.id }])
  })

  test('a transfer is matched after the payment method changed, by the earlier or the new attempt', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'due', method: 'cod', dueAt: null })
    await transfer(db, { memo: `LUOT${code}`, amount: 1_000_000 })
    const payment = await paymentOf(db, orderId)
    expect(payment).toMatchObject({ state: 'paid', method: 'bank_transfer' })
    expect((await listAttempts(db, payment.id)).map(({ reference, state }) => [reference, state])).toEqual([
      [`${code}2`, 'created'],
      [`${code}1`, 'paid'],
    ])
    const again = changePaymentMethod(db, guest, { orderId, method: 'cod' })
    await expect(again).rejects.toEqual(expect.objectContaining({ code: 'payment-moved-on' }))
  })
})

describe('an unverified notice', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('it has no effect, gets the same answer whatever is wrong, and is a security event', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const good = sepayTells({ memo: `LUOT${code}`, amount: 1_000_000 })
    const bare = { ...good, headers: new Headers() }
    const altered = { ...good, rawBody: good.rawBody.replace('1000000', '1000001') }
    const old = { ...good, at: new Date(Date.now() + 301_000) }
    const broken = { ...good, rawBody: '{' }
    const answers = []
    for (const arrived of [bare, altered, old, broken])
      answers.push(await settleNotice(db, bank(), arrived, { ip: '203.0.113.7', userAgent: 'curl' }))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['401 {"success":false}']))
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await db.select().from(paymentNotices)).toHaveLength(4)
    expect((await db.select().from(securityEvents)).map(({ type, ip }) => [type, ip])).toEqual([
      ['payment-notice-forged', '203.0.113.7'],
      ['payment-notice-forged', '203.0.113.7'],
      ['payment-notice-stale', '203.0.113.7'],
      ['payment-notice-forged', '203.0.113.7'],
    ])
    expect((await settleNotice(db, bank(), good)).status).toBe(200)
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid' })
  })

  test('a flood of unverified notices does not fill the table', async ({ db }) => {
    const bad = { ...sepayTells({ memo: 'x', amount: 1 }), headers: new Headers() }
    for (let n = 0; n < 35; n += 1) await settleNotice(db, bank(), bad, { ip: '203.0.113.9' })
    expect(await db.select().from(paymentNotices)).toHaveLength(30)
  })

  test('nor do those that one IPv6 line sends from ever new addresses', async ({ db }) => {
    const bad = { ...sepayTells({ memo: 'x', amount: 1 }), headers: new Headers() }
    for (let n = 0; n < 35; n += 1) await settleNotice(db, bank(), bad, { ip: `2001:db8:1:2::${n}` })
    expect(await db.select().from(paymentNotices)).toHaveLength(30)
  })
})
