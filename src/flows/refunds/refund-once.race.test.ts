import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { dropRefund, recordRefundByHand } from './record-refund-by-hand.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aNotice, anOrderToPay } from '#test/pay.ts'
import { providerServer } from '#test/provider-server.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { sendRefundToProvider } from './send-refund-to-provider.ts'
import { settleVerified } from '../payments/settle-notice.ts'

const lan = 'user:lan'
const settings = ownSettings()
let store: Store
let db: Db
let momo: Awaited<ReturnType<typeof providerServer>>

beforeAll(async () => {
  store = await openTestStore(10)
  db = store.db
  useQueue(async () => {})
  // MoMo answers 'not found' to every query. If the shop asked about a completed refund, it would send it again.
  momo = await providerServer(({ path }) =>
    path.endsWith('/query')
      ? { resultCode: 42, message: 'not found' }
      : { resultCode: 0, message: 'Thành công.', transId: 5_000_001 },
  )
  const keys = { MOMO_PARTNER_CODE: 'LUOT', MOMO_ACCESS_KEY: 'access', MOMO_SECRET_KEY: 'secret', MOMO_URL: momo.url }
  useEnv(readEnv({ ...settings, ...keys }))
  openSecret()
  await openSmallShop(db)
})
afterAll(async () => {
  await momo.close()
  await closeStore(store)
})

async function aRefund() {
  const { orderId, code } = await anOrderToPay(db, { payment: 'momo' })
  const notice = aNotice(`${code}1`, { transactionId: `40880${code}` })
  await settleVerified(db, { source: { name: 'momo', method: 'momo' }, notice, raw: '{}' })
  const { id: paymentId } = (await findPayment(db, orderId))!
  const asked = { paymentId, amount: 1_000_000, key: code, reason: 'Đổi ý' }
  const { id: refundId } = await openRefund(db, lan, asked)
  // Old enough that a provider that does not know the refund never received it.
  await db
    .update(refunds)
    .set({ at: new Date(Date.now() - 3_600_000) })
    .where(eq(refunds.id, refundId))
  return { orderId, refundId }
}

/** How many of this file's connections wait for a lock; the server has other files' databases too. */
async function waiting() {
  const here = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await rowsOf<{ n: number }>(db, here))[0]!.n
}

/** Holds the order's row while both requests queue for it, so that they get it in this sequence. A request that does not wait has ended before the next one begins. */
async function whileHeld(orderId: string, works: (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  const over = new Set<number>()
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    for (const [at, work] of works.entries()) {
      begun.push(orRefusal(work()).finally(() => over.add(at)))
      while (!over.has(at) && (await waiting()) <= at) await new Promise((done) => setTimeout(done, 10))
    }
  })
  return Promise.all(begun)
}

/** The final state of the refund, and how often the provider was asked to pay. */
async function ended(orderId: string, refundId: string, before: number) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  const sent = momo.heard.slice(before).filter(({ path }) => path.endsWith('/refund')).length
  return {
    state: refund!.state,
    reference: refund!.reference,
    sent,
    refunded: (await orderMoneyOf(db, orderId)).refunded,
  }
}

const carry = (refundId: string) => () => sendRefundToProvider(db, refundId)
const drop = (refundId: string) => () => dropRefund(db, lan, { refundId, why: 'Khách giữ hàng' })
const byHand = (refundId: string) => () => recordRefundByHand(db, lan, { refundId, reference: 'PC-1' })

describe('a refund is sent by the job while staff act on it', () => {
  test('staff withdraw it first: the provider is not asked', async () => {
    const { orderId, refundId } = await aRefund()
    const before = momo.heard.length
    await whileHeld(orderId, [drop(refundId), carry(refundId)])
    expect(await ended(orderId, refundId, before)).toMatchObject({ state: 'refused', sent: 0, refunded: 0 })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ free: 1_000_000, over: 0 })
  })

  test('the job sends it first: it cannot be withdrawn', async () => {
    const { orderId, refundId } = await aRefund()
    const before = momo.heard.length
    await whileHeld(orderId, [carry(refundId), drop(refundId)])
    expect(await ended(orderId, refundId, before)).toMatchObject({ state: 'done', sent: 1, refunded: 1_000_000 })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ free: 0 })
  })

  test('staff pay it by hand first: the provider is not asked', async () => {
    const { orderId, refundId } = await aRefund()
    const before = momo.heard.length
    await whileHeld(orderId, [byHand(refundId), carry(refundId)])
    const one = { state: 'done', reference: 'PC-1', sent: 0, refunded: 1_000_000 }
    expect(await ended(orderId, refundId, before)).toMatchObject(one)
  })
})
