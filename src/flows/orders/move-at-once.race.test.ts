import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from './place-order.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { moveOrder } from '#shop/orders/move-order.ts'
import { findOrder } from '#shop/orders/queries.ts'

let store: Store
let db: Db
const [lan, huy] = [staff('lan'), staff('huy')]

beforeAll(async () => {
  store = await openTestStore(4)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

async function anOrder() {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  return (await placeOrder(db, guest, aPlacement(cart, 1_000_000))).id
}

/** Whether a transaction waits for a row that another one holds. */
async function isWaiting() {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.n > 0
}

/** The second change reads the state, then waits for the row that the first has changed and not committed yet. Returns the outcome of the second. */
async function bothAtOnce(first: (tx: Db) => Promise<unknown>, second: () => Promise<unknown>) {
  let late: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await first(tx)
    late = second().then(
      () => 'moved',
      (refusal: { code?: string }) => refusal.code,
    )
    await expect.poll(isWaiting, { interval: 20 }).toBe(true)
  })
  return late
}

describe('two people change the same state at once', () => {
  test('an order: the first change is kept, the second is refused', async () => {
    const orderId = await anOrder()
    const second = await bothAtOnce(
      (tx) => moveOrder(tx, lan, { orderId, to: 'cancelled' }),
      () => moveOrder(db, huy, { orderId, to: 'confirmed' }),
    )
    expect(second).toBe('order-moved-on')
    expect((await findOrder(db, orderId))!.state).toBe('cancelled')
  })

  test('a payment: the first change is kept, the second is refused', async () => {
    const orderId = await anOrder()
    const second = await bothAtOnce(
      (tx) => movePayment(tx, orderId, 'paid'),
      () => movePayment(db, orderId, 'void'),
    )
    expect(second).toBe('payment-moved-on')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid' })
  })
})
