import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { endRefund } from '#shop/payments/refunds/end-refund.ts'
import { listRefunds, refundable } from '#shop/payments/refunds/list-refunds.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { recordRefundByHand } from './record-refund-by-hand.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { aColleague } from '#test/colleague.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { priceRefund, refundOrder } from './refund-order.ts'
import { settleCash } from '../payments/settle-cash.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const reason = 'Giao thiếu một đôi'

/** Three pieces for 1.000.000 ₫ each, paid at the counter. */
async function aPaidOrder(db: Db) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 3 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 3_000_000))
  await settleCash(db, lan, { orderId, reason: 'Phiếu thu 15' })
  return { orderId, lineId: (await findOrder(db, orderId))!.lines[0]!.id }
}

const ask = (orderId: string, amount: number, pieces: { lineId: string; quantity: number }[] = []) => ({
  orderId,
  amount,
  pieces,
  reason,
  key: crypto.randomUUID(),
  byHand: true,
})

describe('staff refund an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('pieces are worth what was paid for them, and each piece is refunded once', async ({ db }) => {
    const { orderId, lineId } = await aPaidOrder(db)
    expect((await priceRefund(db, orderId, [{ lineId, quantity: 2 }])).amount).toBe(2_000_000)
    await refundOrder(db, lan, ask(orderId, 2_000_000, [{ lineId, quantity: 2 }]))
    expect((await priceRefund(db, orderId, [{ lineId, quantity: 3 }])).amount).toBe(1_000_000)
    await expect(refundOrder(db, lan, ask(orderId, 1_000_001, [{ lineId, quantity: 3 }]))).rejects.toEqual(
      refused('refund-beyond-lines'),
    )
  })

  test('a colleague refunds as much of one order as their staff role allows, not more in small pieces', async ({
    db,
  }) => {
    openAuth(db, 'a secret of at least thirty-two characters')
    const { orderId } = await aPaidOrder(db)
    const { actor } = await aColleague(db, { refundLimit: 500_000 })
    await expect(refundOrder(db, actor, ask(orderId, 500_001))).rejects.toEqual(refused('refund-beyond-limit'))
    const first = ask(orderId, 300_000)
    await refundOrder(db, actor, first)
    // The same request again is the same refund.
    await refundOrder(db, actor, first)
    await expect(refundOrder(db, actor, ask(orderId, 200_001))).rejects.toEqual(refused('refund-beyond-limit'))
    await refundOrder(db, actor, ask(orderId, 200_000))
    await refundOrder(db, lan, ask(orderId, 1_000_000))
  })

  test('pieces whose refund failed can be refunded again', async ({ db }) => {
    const { orderId, lineId } = await aPaidOrder(db)
    const all = [{ lineId, quantity: 3 }]
    const refund = await refundOrder(db, lan, ask(orderId, 3_000_000, all))
    expect((await priceRefund(db, orderId, all)).amount).toBe(0)
    await endRefund(db, lan, refund.id, { to: 'refused', answer: 'Số tài khoản sai' })
    expect((await priceRefund(db, orderId, all)).amount).toBe(3_000_000)
    expect(await refundOrder(db, lan, ask(orderId, 3_000_000, all))).toMatchObject({ amount: 3_000_000 })
  })

  test('a refund never exceeds the money held, counting pending refunds, and one key refunds once', async ({ db }) => {
    const { orderId } = await aPaidOrder(db)
    const first = ask(orderId, 2_500_000)
    const refund = await refundOrder(db, lan, first)
    expect((await refundOrder(db, lan, first)).id).toBe(refund.id)
    await expect(refundOrder(db, lan, ask(orderId, 500_001))).rejects.toEqual(refused('refund-too-much'))
    const payment = (await findPayment(db, orderId))!
    expect(payment.refunded).toBe(0)
    expect(await refundable(db, payment)).toBe(500_000)
    await recordRefundByHand(db, lan, { refundId: refund.id, reference: 'PC-7' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'partly_refunded', refunded: 2_500_000 })
    await expect(recordRefundByHand(db, lan, { refundId: refund.id, reference: 'PC-8' })).rejects.toEqual(
      refused('refund-moved-on'),
    )
    expect(await listRefunds(db, payment.id)).toMatchObject([{ state: 'done', reference: 'PC-7', reason }])
  })

  test('the same pieces refunded twice with one key count once', async ({ db }) => {
    const { orderId, lineId } = await aPaidOrder(db)
    const asked = ask(orderId, 3_000_000, [{ lineId, quantity: 3 }])
    const refund = await refundOrder(db, lan, asked)
    expect((await refundOrder(db, lan, asked)).id).toBe(refund.id)
  })
})
