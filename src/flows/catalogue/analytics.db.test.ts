// @module-tag turn-2
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { dayAfter, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { countAbandonedCarts, listAbandonedCarts, listAbandonedProducts } from '#shop/analytics/list-abandoned-carts.ts'
import { listVisitDays } from '#shop/analytics/list-counts.ts'
import { productAnalyticsSorts } from '#shop/analytics/find-top-products.ts'
import { listProductAnalytics } from '#shop/analytics/list-product-analytics.ts'
import { countSearches, listSearches } from '#shop/analytics/list-searches.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { addSales } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByPromotion } from '#shop/analytics/sum-by-promotion.ts'
import { takeTally, countAction } from '#shop/analytics/count-action.ts'
import { writeTally } from '#shop/analytics/write-tally.ts'
import { addCode } from '#shop/cart/codes.ts'
import { carts } from '#shop/cart/schema.ts'
import { productTranslations, variants } from '#shop/catalogue/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { recordSearch } from '#shop/search/phrases/record-search.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { placeOrder } from '../orders/place-order.ts'

const today = shopDay(new Date())
// Until tomorrow: a run may begin before midnight and end after it.
const period = { from: today, until: dayAfter(today, 1) }

async function buy(db: Db, variantId: string, { total, code }: { total: number; code?: string }) {
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  if (code) await addCode(db, cart, code)
  return placeOrder(db, guest, aPlacement(cart, total))
}

describe('analytics beside the sales', () => {
  test.beforeEach(async ({ db }) => {
    takeTally()
    await openSmallShop(db)
  })

  test('the product table counts views, cart additions, wishes and pieces sold of each product', async ({ db }) => {
    const [looked, sold] = [await aProduct(db, { price: 400_000 }), await aProduct(db, { price: 500_000 })]
    countAction('product', looked.productId, 9)
    countAction('product', sold.productId, 4)
    countAction('add', sold.variantId, 2)
    countAction('wish', sold.productId)
    await writeTally(db)
    await buy(db, sold.variantId, { total: 525_000 })
    const listed = (sort: 'views' | 'pieces') => listProductAnalytics(db, { period, sort, locale: 'vi', limit: 10 })
    expect(await listed('views')).toMatchObject([
      { productId: looked.productId, views: 9, added: 0, wished: 0, pieces: 0, total: 0 },
      { productId: sold.productId, views: 4, added: 2, wished: 1, pieces: 1, total: 500_000 },
    ])
    expect((await listed('pieces'))[0]).toMatchObject({ productId: sold.productId })
  })

  test('a limited product list is the beginning of the whole list in every sort order, also among equals', async ({
    db,
  }) => {
    const some = [0, 3, 3, 5, 3, 9]
    for (const [at, times] of some.entries()) {
      const { productId, variantId } = await aProduct(db, { price: 400_000 + 100_000 * (at % 3) })
      countAction('product', productId, times)
      countAction('add', variantId, some[(at + 1) % some.length])
      countAction('wish', productId, some[(at + 2) % some.length])
      if (at % 2) await buy(db, variantId, { total: 425_000 + 100_000 * (at % 3) })
    }
    await writeTally(db)
    for (const sort of productAnalyticsSorts) {
      const whole = await listProductAnalytics(db, { period, sort, locale: 'vi', limit: 5_000 })
      expect(whole).toHaveLength(some.length)
      for (const limit of [1, 2, 3, 4, 6, 9])
        expect(await listProductAnalytics(db, { period, sort, locale: 'vi', limit }), `${sort} ${limit}`).toEqual(
          whole.slice(0, limit),
        )
    }
  })

  test('an order counts on its day even when it is cancelled, but a phone order does not count', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 400_000 })
    const { id: orderId } = await buy(db, variantId, { total: 425_000 })
    await cancelOrder(db, system, { orderId, reason: 'Thôi' })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await placeOrder(db, system, aPlacement(cart, 425_000, { channel: 'phone' }))
    expect((await listVisitDays(db, period))[0]).toMatchObject({ order: 1 })
  })

  test('the size table shows cart additions, pieces sold, stock left and people waiting for each boot size', async ({
    db,
  }) => {
    const { variantId } = await aProduct(db, { price: 400_000, stock: 5 })
    const boot = sql`update products set category = 'figure', type = 'set' where id = (select product_id from variants where id = ${variantId})`
    await db.execute(boot)
    await db
      .update(variants)
      .set({ options: { size: '250' } })
      .where(eq(variants.id, variantId))
    countAction('add', variantId, 3)
    await writeTally(db)
    await buy(db, variantId, { total: 425_000 })
    expect(await listSizes(db, period)).toEqual([
      { size: '250', added: 3, pieces: 1, total: 400_000, available: 4, waiting: 0 },
    ])
  })

  test('a search without results is listed until the same phrase finds something', async ({ db }) => {
    await recordSearch(db, 'giày trượt băng', 4)
    await recordSearch(db, 'patin', 0)
    await recordSearch(db, 'Patin', 0)
    await recordSearch(db, 'lan@example.com', 0)
    const listed = async (onlyWithoutResults: boolean) =>
      (await listSearches(db, { period, onlyWithoutResults, limit: 9 })).map(({ phrase, times }) => [phrase, times])
    expect(await listed(true)).toEqual([
      ['patin', 2],
      ['(…)', 1],
    ])
    expect(await countSearches(db, period)).toEqual({ phrases: 3, times: 4, vainPhrases: 2, vainTimes: 3 })
    await recordSearch(db, 'patin', 2)
    expect(await listed(true)).toEqual([['(…)', 1]])
    expect(await listed(false)).toHaveLength(3)
  })

  test('a cart counts as abandoned once it is untouched for an hour, and not once it was ordered', async ({ db }) => {
    const { variantId, productId } = await aProduct(db, { price: 400_000, name: 'Lướt Bỏ Quên' })
    const left = await aCart(db, [{ variantId, quantity: 2 }])
    await aCart(db, [{ variantId, quantity: 1 }])
    await buy(db, variantId, { total: 425_000 })
    expect(await countAbandonedCarts(db, period)).toMatchObject({ carts: 0, worth: 0 })
    const long = { from: '2026-01-01', until: '2099-12-31' }
    await db
      .update(carts)
      .set({ updatedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(carts.id, left))
    expect(await countAbandonedCarts(db, long)).toEqual({ carts: 1, pieces: 2, worth: 800_000 })
    const asked = { period: long, locale: 'vi', limit: 9 } as const
    expect(await listAbandonedCarts(db, asked)).toMatchObject([
      { userId: null, pieces: 2, worth: 800_000, names: 'Lướt Bỏ Quên' },
    ])
    expect(await listAbandonedProducts(db, asked)).toMatchObject([{ productId, carts: 1, pieces: 2, worth: 800_000 }])
  })

  test('staff who read English see every product of an abandoned cart, in Vietnamese where it has no English text', async ({
    db,
  }) => {
    const english = await aProduct(db, { name: 'Lướt Ở Lại', english: 'Left Behind' })
    const { variantId, productId } = await aProduct(db, { name: 'Lướt Bỏ Quên' })
    const { locale } = productTranslations
    await db.delete(productTranslations).where(and(eq(productTranslations.productId, productId), eq(locale, 'en')))
    const left = await aCart(
      db,
      [english.variantId, variantId].map((id) => ({ variantId: id, quantity: 1 })),
    )
    await db
      .update(carts)
      .set({ updatedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(carts.id, left))
    const long = { from: '2026-01-01', until: '2099-12-31' }
    expect(await listAbandonedCarts(db, { period: long, locale: 'en', limit: 9 })).toMatchObject([
      { pieces: 2, names: 'Left Behind, Lướt Bỏ Quên' },
    ])
  })

  test('the discounts by promotion add up to the discounts of the orders', async ({ db }) => {
    await aPromotion(db, { code: 'BANG10' })
    const { variantId } = await aProduct(db, { price: 400_000 })
    await buy(db, variantId, { total: 385_000, code: 'BANG10' })
    await buy(db, variantId, { total: 425_000 })
    const rows = await sumByPromotion(db, period)
    expect(rows).toMatchObject([{ code: 'BANG10', orders: 1, offGoods: 40_000, offDelivery: 0, total: 385_000 }])
    const { discount } = addSales(await sumByDay(db, period))
    expect(rows.reduce((sum, row) => sum + row.offGoods, 0)).toBe(discount)
  })
})
