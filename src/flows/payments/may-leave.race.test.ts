import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { leftUnpaidWhere } from '../shipments/left-unpaid-where.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { shipOrder } from '../shipments/ship-order.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

async function packed() {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, 'user:lan', { orderId })
  await packOrder(db, 'user:lan', { orderId })
  return orderId
}

const carriage = { carrier: 'Xe nhà', trackingCode: null, trackingUrl: null }

describe('a customer changes COD to a transfer while the parcel leaves', () => {
  test('one of the two succeeds, and the other is refused', async () => {
    const ids = await Promise.all(Array.from({ length: 24 }, packed))
    const both = await Promise.all(
      ids.map((orderId) =>
        Promise.all([
          orRefusal(changePaymentMethod(db, guest, { orderId, method: 'bank_transfer' }).then(() => true)),
          orRefusal(shipOrder(db, 'user:lan', { orderId, ...carriage }).then(() => true)),
        ]),
      ),
    )
    for (const [at, [changed, shipped]] of both.entries()) {
      const [order, payment] = [await findOrder(db, ids[at]!), await findPayment(db, ids[at]!)]
      const came = [
        changed.done ?? changed.refusal!.code,
        shipped.done ?? shipped.refusal!.code,
        order!.state,
        payment!.state,
      ]
      expect([
        [true, 'leaves-unpaid', 'packed', 'awaiting'],
        ['payment-moved-on', true, 'shipped', 'due'],
      ]).toContainEqual(came)
    }
    const left = await rowsOf(
      db,
      sql`select orders.id from orders left join payments on payments.order_id = orders.id where ${leftUnpaidWhere()}`,
    )
    expect(left).toEqual([])
  })
})
