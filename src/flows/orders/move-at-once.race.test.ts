import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from './place-order.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { movePayment } from '#shop/payments/move-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { bothAtOnce } from '#test/both-at-once.ts'
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

const codeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'moved',
    (refusal: { code?: string }) => refusal.code,
  )

describe('two people change the same state at once', () => {
  test('an order: the first change is kept, the second is refused', async () => {
    const orderId = await anOrder()
    const second = await bothAtOnce(
      db,
      (tx) => moveOrder(tx, lan, { orderId, to: 'cancelled' }),
      () => codeOf(moveOrder(db, huy, { orderId, to: 'confirmed' })),
    )
    expect(second).toBe('order-moved-on')
    expect((await findOrder(db, orderId))!.state).toBe('cancelled')
  })

  test('a payment: the first change is kept, the second is refused', async () => {
    const orderId = await anOrder()
    const second = await bothAtOnce(
      db,
      (tx) => movePayment(tx, orderId, 'paid'),
      () => codeOf(movePayment(db, orderId, 'void')),
    )
    expect(second).toBe('payment-moved-on')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid' })
  })
})
