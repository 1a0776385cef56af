import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { countOpenMoneyTasks, listOpenRefunds } from '#shop/payments/matching/list-open-money.ts'
import { listRefunds, refundable } from '#shop/payments/refunds/list-refunds.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { isPartPaid, heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { dropRefund, recordRefundByHand } from './record-refund-by-hand.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

async function aPaidOrder(db: Db, amount = 1_000_000) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await settleCash(db, lan, { orderId: id, reason: 'Trả tại quầy', amount })
  return { orderId: id, payment: async () => (await findPayment(db, id))! }
}

describe('a refund', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('it may go in parts, to the đồng, and never more than the money held', async ({ db }) => {
    const { orderId, payment } = await aPaidOrder(db)
    const { id: paymentId } = await payment()
    const ask = (amount: number, key: string) => openRefund(db, lan, { paymentId, amount, key, reason: 'Đổi ý' })
    const first = await ask(333_333, 'a')
    expect(await refundable(db, await payment())).toBe(666_667)
    await expect(ask(666_668, 'b')).rejects.toEqual(refused('refund-too-much'))
    for (const amount of [0, -1, 1.5, Number.NaN])
      await expect(ask(amount, 'c')).rejects.toEqual(refused('refund-too-much'))
    expect(heldMoneyOf(await payment())).toBe(666_667)
    await recordRefundByHand(db, lan, { refundId: first.id, reference: 'FT1' })
    expect(await payment()).toMatchObject({ state: 'partly_refunded', refunded: 333_333 })
    const rest = await ask(666_667, 'd')
    await recordRefundByHand(db, lan, { refundId: rest.id, reference: 'FT2' })
    expect(await payment()).toMatchObject({ state: 'refunded', received: 1_000_000, refunded: 1_000_000 })
    expect(stillOwed(await payment())).toBe(0)
    expect((await findOrder(db, orderId))!.timeline.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'refund_requested',
      'refunded',
      'refund_requested',
      'refunded',
    ])
  })

  test('it happens once, however often it is requested or recorded', async ({ db }) => {
    const { payment } = await aPaidOrder(db)
    const asked = { paymentId: (await payment()).id, amount: 100_000, key: 'once', reason: 'Hỏng' }
    const [one, two] = [await openRefund(db, lan, asked), await openRefund(db, lan, asked)]
    expect(two.id).toBe(one.id)
    await recordRefundByHand(db, lan, { refundId: one.id, reference: 'FT1' })
    const again = recordRefundByHand(db, lan, { refundId: one.id, reference: 'FT1' })
    await expect(again).rejects.toEqual(refused('refund-moved-on'))
    expect(await payment()).toMatchObject({ refunded: 100_000 })
    expect(await listRefunds(db, asked.paymentId)).toMatchObject([{ state: 'done', reference: 'FT1', method: null }])
  })

  test('the dashboard counts the refunds that staff must pay out, as their page lists them', async ({ db }) => {
    const { payment } = await aPaidOrder(db)
    const { id: paymentId } = await payment()
    const ask = (key: string) => openRefund(db, lan, { paymentId, amount: 100_000, key, reason: 'Đổi ý' })
    const [, done] = [await ask('a'), await ask('b')]
    await recordRefundByHand(db, lan, { refundId: done.id, reference: 'FT1' })
    expect(await countOpenMoneyTasks(db)).toBe(1)
    expect(await listOpenRefunds(db, 'byHand')).toHaveLength(1)
    expect(await listOpenRefunds(db, 'underWay')).toEqual([])
    await db.update(refunds).set({ state: 'pending' }).where(eq(refunds.key, 'a'))
    expect(await countOpenMoneyTasks(db)).toBe(0)
    expect(await listOpenRefunds(db, 'underWay')).toHaveLength(1)
  })

  test('a withdrawn refund leaves the money held, and it can be requested again', async ({ db }) => {
    const { payment } = await aPaidOrder(db)
    const { id: paymentId } = await payment()
    const { id } = await openRefund(db, lan, { paymentId, amount: 1_000_000, key: 'k', reason: 'Nhầm' })
    await dropRefund(db, lan, { refundId: id, why: 'Khách giữ hàng' })
    expect(await payment()).toMatchObject({ state: 'paid', refunded: 0 })
    expect(await refundable(db, await payment())).toBe(1_000_000)
  })

  test('the part paid on a cancelled order is held until it is refunded', async ({ db }) => {
    const { orderId, payment } = await aPaidOrder(db, 400_000)
    expect(isPartPaid(await payment())).toBe(true)
    expect(stillOwed(await payment())).toBe(600_000)
    await expect(settleCash(db, lan, { orderId, reason: 'x', amount: 600_001 })).rejects.toEqual(
      refused('receipt-too-much'),
    )
    await cancelOrder(db, lan, { orderId, reason: 'Khách đổi ý' })
    const { id: paymentId } = await payment()
    const { id } = await openRefund(db, lan, { paymentId, amount: 400_000, key: 'k', reason: 'Hủy đơn' })
    await recordRefundByHand(db, lan, { refundId: id, reference: 'Phiếu chi 7' })
    expect(await payment()).toMatchObject({ state: 'refunded', refunded: 400_000 })
  })
})
