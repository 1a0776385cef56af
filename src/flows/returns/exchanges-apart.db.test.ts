import { beforeEach, describe, expect } from 'vitest'
import { dayAfter, shopDay } from '#kit/clock.ts'
import { type Db } from '#platform/postgres/db.server.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { listVisitDays } from '#shop/analytics/list-counts.ts'
import { addSales, averageOrder } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByMethod } from '#shop/analytics/sum-by-method.ts'
import { sumByProduct } from '#shop/analytics/sum-by-product.ts'
import { sumByPromotion } from '#shop/analytics/sum-by-promotion.ts'
import { sumByProvince } from '#shop/analytics/sum-by-province.ts'
import { exchanged, sold } from '#shop/payments/order-list-view.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { listedProducts } from '#shop/search/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder, aSizedProduct } from '#test/a-delivered-order.ts'
import { sendBack } from '#test/came-back.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { countOrderRows } from '../orders/count-order-rows.ts'
import { exchangeReturn } from './exchange-return.ts'
import { recountSold } from '../catalogue/recount-sold.ts'

const lan = 'user:lan'
const today = shopDay(new Date())
// Until tomorrow: a run may begin before midnight and end after it.
const period = { from: today, until: dayAfter(today, 1) }
const price = 5_770_000

/** Five pairs are sold, and one is exchanged for another size at this price. */
async function fiveSold(db: Db, otherPrice = price) {
  const { ids, productId } = await aSizedProduct(db, [
    { price, stock: 9 },
    { price: otherPrice, stock: 9 },
  ])
  const sales = []
  for (let nth = 0; nth < 5; nth++)
    sales.push(await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], price, { isPaid: true }))
  const [{ orderId, lines }] = sales as [(typeof sales)[number]]
  const returnId = await sendBack(db, {
    orderId,
    orderLineId: lines[0]!.id,
    wish: 'exchange',
    wantedVariantId: ids[1]!,
  })
  return { orderId, returnId, productId }
}

const sums = async (db: Db) => addSales(await sumByDay(db, period))
const listed = async (db: Db, state: typeof sold | typeof exchanged) =>
  (await countOrderRows(db, { ...period, state, payment: null, method: null, channel: null, text: '' })).all

beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, lan, { codLimit: 50_000_000 })
})

describe('an exchange in the sales figures', () => {
  test('it is no order and leaves the average unchanged, whether sums are stored or not', async ({ db }) => {
    const { returnId, productId } = await fiveSold(db)
    const before = await sums(db)
    expect([before.orders, averageOrder(before), before.exchanges]).toEqual([5, price, 0])
    await refreshAllSales(db)
    const { id } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    const replaced = { exchanges: 1, exchangeGoods: price, exchangePaid: 0 }
    expect(await sums(db)).toEqual({ ...before, ...replaced })
    await refreshAllSales(db)
    expect(await sums(db)).toEqual({ ...before, ...replaced })
    expect([await listed(db, sold), await listed(db, exchanged)]).toEqual([5, 1])
    await refreshListed(db, [productId])
    await recountSold(db, [id])
    expect((await db.select({ sold: listedProducts.sold }).from(listedProducts))[0]!.sold).toBe(5)
  })

  test('it adds no sale: not to products, discounts or visits that became orders', async ({ db }) => {
    const { returnId } = await fiveSold(db)
    await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    expect((await sumByProduct(db, period)).all).toMatchObject({ pieces: 5, total: 5 * price })
    expect(await sumByPromotion(db, period)).toEqual([])
    expect((await listVisitDays(db, period))[0]!.order).toBe(5)
  })

  test('only the extra payment counts, in net sales, also by method and province', async ({ db }) => {
    const { returnId } = await fiveSold(db, price + 500_000)
    await exchangeReturn(db, lan, { returnId, payment: 'bank_transfer' })
    const all = await sums(db)
    expect(all).toMatchObject({ orders: 5, total: 5 * price, exchanges: 1, exchangePaid: 500_000 })
    expect(all.exchangeGoods).toBe(price + 500_000)
    expect(averageOrder(all)).toBe(price)
    expect(all.total - all.refund + all.exchangePaid - all.tax).toBe(all.net)
    expect(addSales(await sumByMethod(db, period))).toEqual(all)
    expect(addSales(await sumByProvince(db, period))).toEqual(all)
  })

  test('a cancelled exchange counts nowhere', async ({ db }) => {
    const { returnId } = await fiveSold(db)
    const { id: orderId } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    await cancelOrder(db, lan, { orderId, reason: 'Khách giữ đôi cũ' })
    expect(await sums(db)).toMatchObject({ orders: 5, exchanges: 0, exchangeGoods: 0 })
  })
})
