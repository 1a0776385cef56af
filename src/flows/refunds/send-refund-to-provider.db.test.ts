import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { findPayment, listAttempts } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { paymentAttempts, paymentNotices } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aNotice, anOrderToPay } from '#test/pay.ts'
import { providerServer } from '#test/provider-server.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { expireUnpaidOrders } from '../orders/expire-unpaid-orders.ts'
import { queryPaymentAttempt } from '../payments/query-payment-attempt.ts'
import { pollProviders } from '../payments/poll-providers.ts'
import { sendRefundToProvider } from './send-refund-to-provider.ts'
import { settleVerified } from '../payments/settle-notice.ts'

/** MoMo's answers in this test; `cut` ends the connection after the request has arrived. */
let says: (path: string, asked: Record<string, unknown>) => object | 'cut'
let momo: Awaited<ReturnType<typeof providerServer>>
const settings = ownSettings()
beforeAll(async () => {
  momo = await providerServer(({ path, body }, response) => {
    const said = says(path, JSON.parse(body) as Record<string, unknown>)
    return said === 'cut' ? void response.destroy() : said
  })
  const keys = { MOMO_PARTNER_CODE: 'LUOT', MOMO_ACCESS_KEY: 'access', MOMO_SECRET_KEY: 'secret', MOMO_URL: momo.url }
  useEnv(readEnv({ ...settings, ...keys }))
  openSecret()
})
afterEach(() => void (momo.heard.length = 0))
afterAll(() => momo.close())

const paths = () => momo.heard.map(({ path }) => path.replace('/v2/gateway/api/', ''))
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const refundOf = async (db: Db, id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0]!

async function paidByMomo(db: Db) {
  const order = await anOrderToPay(db, { payment: 'momo' })
  const notice = aNotice(`${order.code}1`, { transactionId: '4088000001' })
  await settleVerified(db, { source: { name: 'momo', method: 'momo' }, notice, raw: '{}' })
  const payment = async () => (await findPayment(db, order.orderId))!
  const ask = async (amount: number, key: string) =>
    (await openRefund(db, 'user:lan', { paymentId: (await payment()).id, amount, key, reason: 'Đổi ý' })).id
  return { ...order, payment, ask }
}

async function openAtMomo(db: Db) {
  const order = await anOrderToPay(db, { payment: 'momo' })
  const [attempt] = await listAttempts(db, (await findPayment(db, order.orderId))!.id)
  await db.update(paymentAttempts).set({ state: 'redirected' }).where(eq(paymentAttempts.id, attempt!.id))
  const state = async () => (await listAttempts(db, attempt!.paymentId))[0]!.state
  return { ...order, attempt: { ...attempt!, state: 'redirected' as const }, state }
}

describe('a refund sent to the provider', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('parts are sent once each under their own id, for the payment they came from', async ({ db }) => {
    const { orderId, payment, ask } = await paidByMomo(db)
    says = () => ({ resultCode: 0, message: 'Thành công.', transId: 5_000_001 })
    const [one, two] = [await ask(400_000, 'a'), await ask(600_000, 'b')]
    await sendRefundToProvider(db, one)
    expect(await payment()).toMatchObject({ state: 'partly_refunded', received: 1_000_000, refunded: 400_000 })
    await sendRefundToProvider(db, one)
    await sendRefundToProvider(db, two)
    expect(await payment()).toMatchObject({ state: 'refunded', refunded: 1_000_000 })
    const asked = momo.heard.map(({ body }) => JSON.parse(body) as { orderId: string; amount: number; transId: number })
    expect(asked.map(({ amount, transId }) => [amount, transId])).toEqual([
      [400_000, 4_088_000_001],
      [600_000, 4_088_000_001],
    ])
    expect(new Set(asked.map((one) => one.orderId)).size).toBe(2)
    expect((await findOrder(db, orderId))!.timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(2)
  })

  test('a refund whose answer was lost is queried, not sent a second time', async ({ db }) => {
    const { payment, ask } = await paidByMomo(db)
    const id = await ask(1_000_000, 'a')
    says = () => 'cut'
    await expect(sendRefundToProvider(db, id)).rejects.toThrow(/momo/)
    expect(await refundOf(db, id)).toMatchObject({ state: 'pending', tries: 1 })
    expect((await payment()).refunded).toBe(0)
    says = (path, { orderId }) => ({
      resultCode: 0,
      message: '',
      refundTrans: [{ orderId: momoName(), amount: 1_000_000, resultCode: 0, transId: 5 }],
      asked: [path, orderId],
    })
    const momoName = () => (JSON.parse(momo.heard[0]!.body) as { orderId: string }).orderId
    await sendRefundToProvider(db, id)
    expect(paths()).toEqual(['refund', 'refund/query'])
    expect(await payment()).toMatchObject({ state: 'refunded', refunded: 1_000_000 })
  })

  test('a refund sent by two workers at once goes out once', async ({ db }) => {
    const { payment, ask } = await paidByMomo(db)
    const id = await ask(1_000_000, 'a')
    says = (path) =>
      path.endsWith('/query')
        ? { resultCode: 7000, message: 'processing' }
        : { resultCode: 0, message: '', transId: 5_000_001 }
    await Promise.all([sendRefundToProvider(db, id), sendRefundToProvider(db, id)])
    expect(paths().filter((path) => path === 'refund')).toHaveLength(1)
    expect(await payment()).toMatchObject({ refunded: 1_000_000 })
  })

  test('a refund that the provider refuses keeps its answer and can be paid out in another way', async ({ db }) => {
    const { payment, ask } = await paidByMomo(db)
    const id = await ask(1_000_000, 'a')
    says = () => ({ resultCode: 1088, message: 'not refundable' })
    await sendRefundToProvider(db, id)
    expect(await refundOf(db, id)).toMatchObject({
      state: 'refused',
      answer: expect.stringContaining('1088') as string,
    })
    expect(await payment()).toMatchObject({ state: 'paid', refunded: 0 })
    expect(await ask(1_000_000, 'b')).not.toBe(id)
  })

  test('a pending refund is queried at growing intervals until it is done', async ({ db }) => {
    const { payment, ask } = await paidByMomo(db)
    const id = await ask(1_000_000, 'a')
    says = () => ({ resultCode: 7002, message: 'processing' })
    await sendRefundToProvider(db, id)
    await pollProviders(db, minutesOn(3))
    expect(paths()).toEqual(['refund'])
    await pollProviders(db, minutesOn(6))
    expect(paths()).toEqual(['refund', 'refund/query'])
    await pollProviders(db, minutesOn(8))
    expect(paths()).toHaveLength(2)
    says = (_, asked) => ({
      resultCode: 0,
      message: '',
      refundTrans: [{ orderId: asked.orderId, amount: 1_000_000, resultCode: 0, transId: 7 }],
    })
    await pollProviders(db, minutesOn(20))
    expect(await payment()).toMatchObject({ state: 'refunded' })
    await pollProviders(db, minutesOn(600))
    expect(paths()).toHaveLength(3)
  })

  test('a refund is sent though staff have a hundred older ones to pay out by hand', async ({ db }) => {
    const { payment, ask } = await paidByMomo(db)
    const id = await ask(1_000_000, 'a')
    const { id: paymentId } = await payment()
    const old = { paymentId, amount: 1, state: 'requested' as const, reason: 'Đổi ý', actor: 'user:lan' }
    const keys = Array.from({ length: 100 }, (_, nth) => `by-hand-${nth}`)
    await db.insert(refunds).values(keys.map((key) => ({ ...old, key, at: new Date(0) })))
    says = () => ({ resultCode: 0, message: '', transId: 5_000_001 })
    await pollProviders(db, minutesOn(3))
    expect(await refundOf(db, id)).toMatchObject({ state: 'done' })
  })

  test('a refund that no provider can send now waits an hour and stays unsent', async ({ db }) => {
    const id = await (await paidByMomo(db)).ask(1_000_000, 'a')
    await db.update(paymentAttempts).set({ method: 'bank_transfer' })
    await sendRefundToProvider(db, id)
    const { state, carryAt } = await refundOf(db, id)
    expect([state, carryAt!.getTime() > Date.now() + 50 * 60_000]).toEqual(['requested', true])
  })
})

describe('a query for a payment attempt', () => {
  test.beforeEach(({ db }) => openSmallShop(db))
  const answers = (code: number, more: object = {}) => {
    says = (_, asked) => ({ resultCode: code, message: 'x', orderId: asked.orderId, amount: 1_000_000, ...more })
  }

  test('a paid attempt counts as its notice would, once, whichever comes first', async ({ db }) => {
    const { orderId, attempt, code } = await openAtMomo(db)
    answers(0, { transId: 4_088_000_009 })
    expect(await queryPaymentAttempt(db, attempt)).toBe('paid')
    expect(await queryPaymentAttempt(db, attempt)).toBe('paid')
    const late = aNotice(`${code}1`, { transactionId: '4088000009' })
    await settleVerified(db, { source: { name: 'momo', method: 'momo' }, notice: late, raw: '{}' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await db.select().from(unmatchedPayments)).toEqual([])
  })

  test('an undecided attempt, or one that cannot be queried, stays open and is queried later', async ({ db }) => {
    const { orderId, attempt, state } = await openAtMomo(db)
    answers(7000)
    expect(await queryPaymentAttempt(db, attempt)).toBe('pending')
    says = () => 'cut'
    expect(await queryPaymentAttempt(db, attempt)).toBe('unavailable')
    says = () => ({ resultCode: 0, message: 'x', orderId: 'another', amount: 1_000_000, transId: 1 })
    expect(await queryPaymentAttempt(db, attempt)).toBe('unavailable')
    expect(await state()).toBe('redirected')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await db.select().from(paymentNotices)).toEqual([])
    const [kept] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id))
    expect(kept!.askAt!.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000)
  })

  test('an attempt paid with another amount leaves the order unpaid and the money unmatched', async ({ db }) => {
    const { orderId, attempt } = await openAtMomo(db)
    answers(0, { transId: 1, amount: 999_999 })
    await queryPaymentAttempt(db, attempt)
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting', received: 0 })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([{ amount: 999_999, reason: 'underpaid' }])
  })

  test('an order whose provider is silent is asked about every five minutes, and cancelled after half an hour', async ({
    db,
  }) => {
    const { orderId } = await openAtMomo(db)
    says = () => 'cut'
    for (const minutes of [16, 17, 18, 19]) expect(await expireUnpaidOrders(db, minutesOn(minutes))).toBe(0)
    expect(paths()).toEqual(['query'])
    expect(await expireUnpaidOrders(db, minutesOn(22))).toBe(0)
    expect(paths()).toEqual(['query', 'query'])
    expect(await expireUnpaidOrders(db, minutesOn(46))).toBe(1)
    expect((await findOrder(db, orderId))!.state).toBe('cancelled')
  })

  test('attempts are queried after their deadline: an unknown one expires, a pending one waits two days', async ({
    db,
  }) => {
    const [unknown, slow] = [await openAtMomo(db), await openAtMomo(db)]
    says = (_, asked) => ({
      resultCode: asked.orderId === unknown.attempt.reference ? 42 : 7000,
      message: 'x',
      orderId: asked.orderId,
    })
    await pollProviders(db, minutesOn(10))
    expect(paths()).toEqual([])
    await pollProviders(db, minutesOn(20))
    expect([await unknown.state(), await slow.state()]).toEqual(['expired', 'redirected'])
    await pollProviders(db, minutesOn(49 * 60))
    expect(await slow.state()).toBe('expired')
  })
})
