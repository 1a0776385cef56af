import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { listVisitDays } from '#shop/analytics/list-counts.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { addSales, averageOrder, noSales, salesSums, type Sales, type SalesSum } from '#shop/analytics/sales.ts'
import { dayDiscounts, dayProducts, daySales, salesMarks } from '#shop/analytics/schema.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByMethod } from '#shop/analytics/sum-by-method.ts'
import { sumByProduct } from '#shop/analytics/sum-by-product.ts'
import { sumByPromotion } from '#shop/analytics/sum-by-promotion.ts'
import { sumByProvince } from '#shop/analytics/sum-by-province.ts'
import { products as catalogue, variants } from '#shop/catalogue/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findOrder, listOrderLines } from '#shop/orders/queries.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { returns } from '#shop/returns/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { giveBack, happenLater, live, story } from '#test/sales-stories.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { editOrder, previewOrderEdit } from '../orders/edit-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'

const period = { from: '2026-03-02', until: '2026-03-04' }

/** The stored sums, and the same sums computed as if none were stored. */
const keptSums = async (db: Db) => ({
  sales: await db.select().from(daySales).orderBy(daySales.part, daySales.day, daySales.about),
  goods: await db.select().from(dayProducts).orderBy(dayProducts.day, dayProducts.productId),
  discounts: await db.select().from(dayDiscounts).orderBy(dayDiscounts.day, dayDiscounts.code),
})
async function keptAnew(db: Db) {
  await db.execute(sql`truncate day_sales, day_products, day_discounts`)
  await db.execute(sql`insert into sales_marks select (placed_at at time zone 'Asia/Ho_Chi_Minh')::date from orders`)
  await refreshAllSales(db)
  return keptSums(db)
}

/** The same figures computed from the orders and refunds one by one, without the sums under test. */
async function byThePapers(db: Db, keyOf: (order: Paper) => string | null) {
  const papers = await db
    .select({ order: orders, payment: payments, province: orderAddresses.provinceCode, replaces: returns.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .leftJoin(returns, eq(returns.exchangeOrderId, orders.id))
  const sums = new Map<string | null, Sales>()
  for (const paper of papers) {
    const day = shopDay(paper.order.placedAt)
    if (paper.order.state === 'cancelled' || day < period.from || day > period.until) continue
    const key = keyOf({ ...paper, day })
    sums.set(key, addSales([sums.get(key) ?? noSales, await saleOf(db, paper)]))
  }
  return sums
}
type Row = {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
  province: string | null
  replaces: string | null
}
type Paper = Row & { day: string }

async function saleOf(db: Db, { order, payment, replaces }: Row): Promise<Sales> {
  const lines = await listOrderLines(db, order.id)
  const back = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  const refund = back.reduce((sum, one) => sum + (one.state === 'done' ? one.amount : 0), 0)
  const gross = lines.reduce((sum, line) => sum + line.total, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const total = gross - discount + order.shippingFee
  const exact = (BigInt(order.vat) * BigInt(refund) * 2n + BigInt(total)) / (2n * BigInt(total))
  const tax = order.vat - Number(exact)
  const net = total - refund - tax
  if (replaces) return { ...noSales, exchanges: 1, exchangeGoods: gross, exchangePaid: total - refund, tax, net }
  return { ...noSales, orders: 1, gross, discount, shipping: order.shippingFee, total, refund, tax, net }
}

const justSales = (one: Sales): Sales => ({
  orders: one.orders,
  exchanges: one.exchanges,
  exchangeGoods: one.exchangeGoods,
  ...(Object.fromEntries(salesSums.map((key) => [key, one[key]])) as Record<SalesSum, number>),
})
const sorted = (sums: Map<string | null, Sales>) =>
  new Map([...sums].toSorted((a, b) => `${a[0]}`.localeCompare(`${b[0]}`)))

class Undone extends Error {}
const undone = (db: Db, work: (tx: Db) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await work(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })

describe('sales', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await saveSettings(db, system, { codLimit: 50_000_000 })
  })

  test('after any orders, payments, refunds and cancellations the sums by day, method, province and product match the orders', async ({
    db,
  }) => {
    await aPromotion(db, { code: 'NAMLAN' })
    const goods: string[] = []
    for (const price of [333_333, 1_290_000, 50_001, 90_000])
      goods.push((await aProduct(db, { price, stock: price === 90_000 ? null : 200 })).variantId)
    await db.execute(
      sql`update products set category = 'figure', type = 'set' where id = (select product_id from variants where id = ${goods[0]})`,
    )
    await db
      .update(variants)
      .set({ options: { size: '240' } })
      .where(eq(variants.id, goods[0]!))
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 7 }), (stories) =>
        undone(db, async (tx) => {
          const ids: string[] = []
          for (const told of stories) {
            ids.push(await live(tx, goods, told))
            if (told.kept) await refreshAllSales(tx)
          }
          await expectSame(tx)
          await refreshAllSales(tx)
          expect(await tx.$count(salesMarks)).toBe(0)
          await expectSame(tx)
          for (const [nth, told] of stories.entries()) await happenLater(tx, goods, ids[nth]!, told)
          await expectSame(tx)
          await refreshAllSales(tx)
          await expectSame(tx)
          expect(await keptSums(tx)).toEqual(await keptAnew(tx))
        }),
      ),
      { numRuns: 10 },
    )
  })

  test('a day begins at midnight in Vietnam, whatever the time zone of the database', async ({ db }) => {
    const orderId = await aPaidOrder(db, { quantity: 1 })
    const on = async (placedAt: string) => {
      await db
        .update(orders)
        .set({ placedAt: new Date(placedAt) })
        .where(eq(orders.id, orderId))
      return (await sumByDay(db, period)).map((day) => day.orders)
    }
    expect(await on('2026-03-01T23:59:59.999+07:00')).toEqual([0, 0, 0])
    expect(await on('2026-03-02T00:00:00+07:00')).toEqual([1, 0, 0])
    expect(await on('2026-03-04T23:59:59.999+07:00')).toEqual([0, 0, 1])
    expect(await on('2026-03-05T00:00:00+07:00')).toEqual([0, 0, 0])
  })

  test('a refund of an amount that an edit took off the order does not lower the sales', async ({ db }) => {
    const orderId = await aPaidOrder(db, { quantity: 2 })
    const [line] = (await findOrder(db, orderId))!.lines
    const lines = [{ lineId: line!.id, variantId: line!.variantId!, quantity: 1 }]
    const { version, total } = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, system, { orderId, lines, version, seenTotal: total, reason: null })
    await giveBack(db, orderId, 1_000_000)
    await db.update(orders).set({ placedAt: new Date('2026-03-03T12:00:00+07:00') })
    const sum = addSales(await sumByDay(db, period))
    expect(sum).toMatchObject({ orders: 1, gross: 1_000_000, total: 1_000_000, refund: 0 })
    expect(averageOrder(sum)).toBe(1_000_000)
    await giveBack(db, orderId, 1_000_000)
    expect(addSales(await sumByDay(db, period))).toMatchObject({ total: 1_000_000, refund: 1_000_000, tax: 0, net: 0 })
  })

  test('a shop without orders shows zero for every day and no average order', async ({ db }) => {
    const days = await sumByDay(db, period)
    expect(days.map(({ day, net }) => [day, net])).toEqual([
      ['2026-03-02', 0],
      ['2026-03-03', 0],
      ['2026-03-04', 0],
    ])
    expect(averageOrder(addSales(days))).toBeNull()
    const nothing = { products: 0, pieces: 0, gross: 0, discount: 0, total: 0 }
    expect(await sumByProduct(db, period)).toEqual({ goods: [], all: nothing })
  })
})

async function aPaidOrder(db: Db, { quantity }: { quantity: number }) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000 * quantity))
  await settleCash(db, system, { orderId, reason: 'Sao kê' })
  return orderId
}

async function expectSame(db: Db) {
  const days = await sumByDay(db, period)
  const all = addSales(days)
  const told = addSales([...(await byThePapers(db, () => null)).values()])
  expect(all).toEqual(told)
  expect(all.gross - all.discount + all.shipping).toBe(all.total)
  expect(all.total - all.refund + all.exchangePaid - all.tax).toBe(all.net)
  const byDay = new Map<string | null, Sales>(
    days.filter((one) => one.orders + one.exchanges).map((one) => [one.day, justSales(one)]),
  )
  expect(byDay).toEqual(sorted(await byThePapers(db, ({ day }) => day)))
  const methods = (await sumByMethod(db, period)).map((one) => [one.method, justSales(one)] as const)
  expect(sorted(new Map<string | null, Sales>(methods))).toEqual(
    sorted(await byThePapers(db, ({ payment }) => payment.method)),
  )
  const provinces = (await sumByProvince(db, period)).map((one) => [one.code, justSales(one)] as const)
  expect(sorted(new Map(provinces))).toEqual(sorted(await byThePapers(db, ({ province }) => province)))
  await expectProducts(db, all)
}

async function expectProducts(db: Db, all: Sales) {
  const { goods: products, all: together } = await sumByProduct(db, period)
  const sum = (key: 'pieces' | 'gross' | 'discount' | 'total') => products.reduce((total, one) => total + one[key], 0)
  expect([sum('gross'), sum('discount'), sum('total') + all.shipping]).toEqual([all.gross, all.discount, all.total])
  const sums = { pieces: sum('pieces'), gross: sum('gross'), discount: sum('discount'), total: sum('total') }
  expect(together).toEqual({ products: products.length, ...sums })
  expect((await sumByProduct(db, period, 1)).goods).toEqual(products.slice(0, 1))
  const given = await sumByPromotion(db, period)
  expect(given.reduce((total, one) => total + one.offGoods, 0)).toBe(all.discount)
  const replacing = new Set((await db.select().from(returns)).map((one) => one.exchangeOrderId))
  const isOrdered = (order: typeof orders.$inferSelect) => !replacing.has(order.id) && isWithin(shopDay(order.placedAt))
  const placed = (await db.select().from(orders)).filter(isOrdered)
  expect((await listVisitDays(db, period)).reduce((total, one) => total + one.order, 0)).toBe(placed.length)
  const lines = await db
    .select()
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(catalogue, eq(catalogue.id, variants.productId))
  const sold = lines.filter(({ orders: order }) => order.state !== 'cancelled' && isOrdered(order))
  for (const { productId, pieces, gross } of products) {
    const own = sold.filter(({ order_lines: line }) => line.productId === productId)
    expect(pieces).toBe(own.reduce((total, { order_lines: line }) => total + line.quantity, 0))
    expect(gross).toBe(own.reduce((total, { order_lines: line }) => total + line.total, 0))
  }
  const sizes = new Map<string, number>()
  for (const { order_lines: line, variants: variant, products: product } of sold)
    if (product.category === 'figure' && variant.options.size)
      sizes.set(variant.options.size, (sizes.get(variant.options.size) ?? 0) + line.quantity)
  const told = (await listSizes(db, period)).filter(({ pieces }) => pieces)
  expect(new Map(told.map(({ size, pieces }) => [size, pieces]))).toEqual(sizes)
}

const isWithin = (day: string) => day >= period.from && day <= period.until
