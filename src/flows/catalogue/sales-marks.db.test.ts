import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { storedSales } from '#shop/analytics/stored-sales.ts'
import { addSales } from '#shop/analytics/sales.ts'
import { daySales, salesMarks } from '#shop/analytics/schema.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { addCode } from '#shop/cart/codes.ts'
import { guest } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'

const [day, dayAfter] = ['2026-03-02', '2026-03-03']

/** An order of a boot in 240, placed at noon of that day with a code; the sums of the day are stored. */
async function aKeptOrder(db: Db) {
  await openSmallShop(db)
  await aPromotion(db, { code: 'BANG10' })
  const { variantId, productId } = await aProduct(db, { price: 400_000 })
  await db.execute(sql`update products set category = 'figure', type = 'set' where id = ${productId}`)
  await db.execute(sql`update variants set options = '{"size":"240"}' where id = ${variantId}`)
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  await addCode(db, cart, 'BANG10')
  const { id } = await placeOrder(db, guest, aPlacement(cart, 385_000))
  await db
    .update(orders)
    .set({ placedAt: new Date(`${day}T12:00:00+07:00`) })
    .where(eq(orders.id, id))
  await refreshAllSales(db)
  return { id, variantId, productId }
}
type Kept = Awaited<ReturnType<typeof aKeptOrder>>

const markedDays = async (db: Db) =>
  (await rowsOf<{ day: string }>(db, sql`select distinct day::text as day from ${salesMarks} order by 1`)).map(
    (row) => row.day,
  )

const changes: Record<string, (kept: Kept) => ReturnType<typeof sql>> = {
  'its state': ({ id }) => sql`update orders set state = 'cancelled' where id = ${id}`,
  'its fee': ({ id }) => sql`update orders set shipping_fee = shipping_fee + 1, total = total + 1 where id = ${id}`,
  'its money': ({ id }) => sql`update payments set state = 'paid', received = amount where order_id = ${id}`,
  'its way to pay': ({ id }) => sql`update payments set method = 'bank_transfer' where order_id = ${id}`,
  'its payment, deleted': ({ id }) => sql`delete from payments where order_id = ${id}`,
  'its province': ({ id }) => sql`update order_addresses set province_code = '31' where order_id = ${id}`,
  'its address, deleted': ({ id }) => sql`delete from order_addresses where order_id = ${id}`,
  'its lines': ({ id }) => sql`update order_lines set quantity = 2, total = unit_price * 2 where order_id = ${id}`,
  'its lines, deleted': ({ id }) => sql`delete from order_lines where order_id = ${id}`,
  'its discounts': ({ id }) => sql`update order_discounts set amount = amount + 1 where order_id = ${id}`,
  'its discounts, deleted': ({ id }) => sql`delete from order_discounts where order_id = ${id}`,
  'whether it replaces goods of a return': ({ id }) =>
    sql`insert into returns (code, order_id, request_key, state, wish, opened_by, exchange_order_id) values ('R', ${id}, gen_random_uuid(), 'closed', 'exchange', 'system', ${id})`,
  'the size that was sold': ({ variantId }) =>
    sql`update variants set options = '{"size":"245"}' where id = ${variantId}`,
  'the kind of what was sold': ({ productId }) =>
    sql`update products set category = 'accessories', type = 'guards' where id = ${productId}`,
  'the variant sold, deleted': ({ variantId }) =>
    sql`with free as (delete from stock_moves where variant_id = ${variantId}) delete from variants where id = ${variantId}`,
}

describe('the day of an order is marked to be summed anew', () => {
  for (const [what, change] of Object.entries(changes))
    test(`when SQL changes ${what} directly`, async ({ db }) => {
      const kept = await aKeptOrder(db)
      expect(await markedDays(db)).toEqual([])
      await db.execute(change(kept))
      expect(await markedDays(db)).toEqual([day])
    })

  test('both days are marked when the order moves from one to the other', async ({ db }) => {
    const { id } = await aKeptOrder(db)
    await db
      .update(orders)
      .set({ placedAt: new Date(`${dayAfter}T00:00:00+07:00`) })
      .where(eq(orders.id, id))
    expect(await markedDays(db)).toEqual([day, dayAfter])
    const sums = await sumByDay(db, { from: day, until: dayAfter })
    expect(sums.map((one) => one.orders)).toEqual([0, 1])
  })

  test('no day is marked when only the text of the product changes', async ({ db }) => {
    const { productId } = await aKeptOrder(db)
    await db.execute(sql`update products set updated_at = now() where id = ${productId}`)
    expect(await markedDays(db)).toEqual([])
  })
})

test('stored sums are read as long as their day is not marked', async ({ db }) => {
  await aKeptOrder(db)
  await db.update(daySales).set({ orders: 7 })
  const period = { from: day, until: day }
  expect(addSales(await sumByDay(db, period)).orders).toBe(7)
  await db.insert(salesMarks).values({ day })
  expect(addSales(await sumByDay(db, period)).orders).toBe(1)
  await refreshAllSales(db)
  const sizes = await rowsOf<{ about: string }>(
    db,
    sql`select about from ${await storedSales(db, 'size', period)} kept`,
  )
  expect(sizes).toEqual([{ about: '240' }])
})
