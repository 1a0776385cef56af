import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { orRefusal } from '#kit/refusal.ts'
import { guest } from '#shop/identity/actor.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { placeOrder, type Placement } from './place-order.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))
beforeEach(() => db.execute(sql`truncate orders, carts, stock, stock_moves cascade`))

/** All at once: each placement's order, or the code of its refusal; anything else is a bug and fails the test. */
async function rush(placements: Placement[]) {
  const answers = await Promise.all(placements.map((placement) => orRefusal(placeOrder(db, guest, placement))))
  return {
    orders: answers.flatMap((answer) => (answer.done ? [answer.done] : [])),
    refusals: answers.flatMap((answer) => (answer.refusal ? [answer.refusal.code] : [])),
  }
}

const stockOf = async (variantId: string) =>
  (
    await rowsOf<{ on_hand: number; reserved: number }>(
      db,
      sql`select on_hand, reserved from stock where variant_id = ${variantId}`,
    )
  )[0]!
const soldOf = async (variantId: string) =>
  (
    await rowsOf<{ n: number }>(
      db,
      sql`select coalesce(sum(quantity), 0)::int as n from order_lines where variant_id = ${variantId}`,
    )
  )[0]!.n

describe('customers order at once, on PostgreSQL', () => {
  test('500 customers for 50 pairs: 50 orders and 450 plain refusals', async () => {
    const { variantId } = await aProduct(db, { stock: 50, price: 500_000 })
    const carts = await Promise.all(Array.from({ length: 500 }, () => aCart(db, [{ variantId, quantity: 1 }])))
    const { orders, refusals } = await rush(carts.map((cart) => aPlacement(cart, 525_000)))
    expect(orders).toHaveLength(50)
    expect(refusals).toHaveLength(450)
    expect(new Set(refusals)).toSatisfy((codes: Set<string>) =>
      [...codes].every((code) => code === 'out-of-stock' || code === 'cart-problem'),
    )
    expect(await stockOf(variantId)).toEqual({ on_hand: 50, reserved: 50 })
    expect(await soldOf(variantId)).toBe(50)
  })

  test('three products in different sequences: nothing is oversold and no deadlock is shown', async () => {
    const products = await Promise.all([30, 30, 30].map((stock) => aProduct(db, { stock, price: 400_000 })))
    const ids = products.map((product) => product.variantId)
    const orderings = [ids, ids.toReversed(), [ids[1]!, ids[2]!, ids[0]!]]
    const carts = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        aCart(
          db,
          orderings[at % 3]!.map((variantId) => ({ variantId, quantity: 1 })),
        ),
      ),
    )
    const { orders, refusals } = await rush(carts.map((cart) => aPlacement(cart, 1_200_000)))
    expect(orders).toHaveLength(30)
    expect(refusals).toHaveLength(90)
    for (const id of ids) expect(await stockOf(id)).toEqual({ on_hand: 30, reserved: 30 })
  })

  test('two lines of one variant count together', async () => {
    const { variantId } = await aProduct(db, { stock: 5, price: 100_000 })
    const cart = await aCart(db, [{ variantId, quantity: 3 }])
    await db.execute(
      sql`insert into cart_lines (cart_id, key, variant_id, quantity, position) values (${cart}, 'again', ${variantId}, 3, 1)`,
    )
    const { orders, refusals } = await rush([aPlacement(cart, 625_000)])
    expect({ orders: orders.length, refusals }).toEqual({ orders: 0, refusals: ['cart-problem'] })
    expect(await stockOf(variantId)).toEqual({ on_hand: 5, reserved: 0 })
  })

  test('the same placement key 50 times at once: one order, the same answer', async () => {
    const { variantId } = await aProduct(db, { stock: 50 })
    const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000)
    const { orders, refusals } = await rush(Array.from({ length: 50 }, () => placement))
    expect(refusals).toEqual([])
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    expect(await soldOf(variantId)).toBe(1)
  })

  test('one placement key with 20 carts at once: one order, and 19 are refused as not theirs', async () => {
    const { variantId } = await aProduct(db, { stock: 50 })
    const placement = aPlacement('', 525_000)
    const carts = await Promise.all(Array.from({ length: 20 }, () => aCart(db, [{ variantId, quantity: 1 }])))
    const { orders, refusals } = await rush(carts.map((cartId) => ({ ...placement, cartId })))
    expect(orders).toHaveLength(1)
    expect(refusals).toEqual(Array.from({ length: 19 }, () => 'placed-otherwise'))
    expect(await soldOf(variantId)).toBe(1)
  })

  test('one cart from 20 tabs with different keys: one order, and 19 are refused as already ordered', async () => {
    const { variantId } = await aProduct(db, { stock: 50 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    const { orders, refusals } = await rush(Array.from({ length: 20 }, () => aPlacement(cart, 525_000)))
    expect(orders).toHaveLength(1)
    expect(refusals).toEqual(Array.from({ length: 19 }, () => 'cart-closed'))
  })
})
