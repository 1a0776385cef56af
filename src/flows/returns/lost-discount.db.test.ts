import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { wholeScope } from '#shop/pricing/promotion.ts'
import { promotions, promotionUses } from '#shop/pricing/schema.ts'
import { findReturn } from '#shop/returns/queries.ts'
import type { ReturnReason } from '#shop/returns/return-reasons.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder } from '#test/a-delivered-order.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { expectBooksToBalance, sendBack } from '#test/came-back.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readReturnValue } from '../closing/read-return-value.ts'
import { refundReturn } from './refund-return.ts'

const lan = 'user:lan'
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, lan, { codLimit: 50_000_000 })
})

const suggested = async (db: Db, returnId: string) =>
  (await readReturnValue(db, (await findReturn(db, returnId))!)).suggested

/** One line is returned, and the suggested amount is refunded. */
async function giveBack(db: Db, orderId: string, orderLineId: string, reason: ReturnReason = 'changed_mind') {
  const returnId = await sendBack(db, { orderId, orderLineId, reason })
  const said = await suggested(db, returnId)
  await refundReturn(db, lan, { returnId, amount: said.total, reason: null })
  return said
}

/** Bought for 2.000.000 ₫, with a free gift worth 1.500.000 ₫. */
async function boughtOneGotOne(db: Db) {
  const [bought, got] = [await aProduct(db, { price: 2_000_000 }), await aProduct(db, { price: 1_500_000 })]
  const scope = { ...wholeScope, products: [got.productId] }
  const of = { ...wholeScope, products: [bought.productId] }
  const promotion = await aPromotion(db, {
    effect: { kind: 'buy-get', buy: 1, of, get: 1, percent: 100, times: null },
    scope,
  })
  const wanted = [bought, got].map(({ variantId }) => ({ variantId, quantity: 1 }))
  const { orderId, lines } = await aDeliveredOrder(db, wanted, 2_000_000)
  const lineOf = ({ variantId }: { variantId: string }) => lines.find((line) => line.variantId === variantId)!.id
  return { orderId, bought: lineOf(bought), got: lineOf(got), promotion }
}

/** Pieces for 2.900.000 ₫ and 600.000 ₫, with 500.000 ₫ off from a minimum, usually 3.000.000 ₫. */
async function overThreshold(db: Db, minSubtotal = 3_000_000) {
  const [large, small] = [await aProduct(db, { price: 2_900_000 }), await aProduct(db, { price: 600_000 })]
  await aPromotion(db, { effect: { kind: 'amount', amount: 500_000 }, minSubtotal })
  const wanted = [large, small].map(({ variantId }) => ({ variantId, quantity: 1 }))
  const { orderId, lines } = await aDeliveredOrder(db, wanted, 3_000_000)
  const lineOf = ({ variantId }: { variantId: string }) => lines.find((line) => line.variantId === variantId)!.id
  return { orderId, large: lineOf(large), small: lineOf(small) }
}

describe('a product that earned a gift is returned', () => {
  test('the gift kept is charged at its price; when it is returned too, that sum is refunded', async ({ db }) => {
    const { orderId, bought, got } = await boughtOneGotOne(db)
    expect(await giveBack(db, orderId, bought)).toMatchObject({
      goods: 2_000_000,
      withheldOfferDiscount: 1_500_000,
      total: 500_000,
    })
    expect(await giveBack(db, orderId, got)).toMatchObject({
      goods: 0,
      withheldOfferDiscount: -1_500_000,
      total: 1_500_000,
    })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ held: 0, due: 0, over: 0 })
    await expectBooksToBalance(db)
  })

  test('the gift returned first and the product after it give the whole price back', async ({ db }) => {
    const { orderId, bought, got } = await boughtOneGotOne(db)
    expect(await giveBack(db, orderId, got)).toMatchObject({ withheldOfferDiscount: 0, total: 0 })
    expect(await giveBack(db, orderId, bought)).toMatchObject({ withheldOfferDiscount: 0, total: 2_000_000 })
  })

  test('a return for a defect loses no discount', async ({ db }) => {
    const { orderId, bought } = await boughtOneGotOne(db)
    expect(await giveBack(db, orderId, bought, 'defect')).toMatchObject({ withheldOfferDiscount: 0, total: 2_000_000 })
  })

  test('a promotion made harder afterwards takes nothing off the refund of an old order without stored terms', async ({
    db,
  }) => {
    const { orderId, bought, promotion } = await boughtOneGotOne(db)
    await db.update(promotionUses).set({ terms: null })
    await db.update(promotions).set({ minSubtotal: 9_000_000 }).where(eq(promotions.id, promotion.id))
    expect(await giveBack(db, orderId, bought)).toMatchObject({ withheldOfferDiscount: 0, total: 2_000_000 })
  })
})

describe('a return that leaves less than a discount required', () => {
  test('the pieces kept cost their regular price', async ({ db }) => {
    const { orderId, large } = await overThreshold(db)
    expect(await giveBack(db, orderId, large)).toMatchObject({
      goods: 2_485_714,
      withheldOfferDiscount: 85_714,
      total: 2_400_000,
    })
    expect(await orderMoneyOf(db, orderId)).toMatchObject({ held: 600_000, over: 0, due: 0 })
  })

  test('a minimum raised afterwards takes nothing from a buyer who keeps enough for the old one', async ({ db }) => {
    const { orderId, small } = await overThreshold(db, 2_900_000)
    await db.update(promotions).set({ minSubtotal: 3_200_000 })
    expect(await giveBack(db, orderId, small)).toMatchObject({ withheldOfferDiscount: 0 })
  })

  test('the last piece returned brings the whole sum back, in either sequence', async ({ db }) => {
    for (const first of ['large', 'small'] as const) {
      const order = await overThreshold(db)
      const one = await giveBack(db, order.orderId, order[first])
      const two = await giveBack(db, order.orderId, order[first === 'large' ? 'small' : 'large'])
      expect(one.total + two.total).toBe(3_000_000)
      await db.update(promotions).set({ endsAt: new Date(0) })
    }
  })
})
