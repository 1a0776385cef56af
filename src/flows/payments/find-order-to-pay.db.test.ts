import { expect } from 'vitest'
import { guest } from '#shop/identity/actor.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { placeOrder } from '../orders/place-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { findOrderToPay } from './find-order-to-pay.ts'

async function anOrder(db: Db, payment: PaymentMethod) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  return placeOrder(db, guest, { ...aPlacement(cart, 1_000_000), payment })
}
const of = (...orderIds: string[]) => ({ userId: null, orderIds })

test('a buyer who comes back from a payment page is shown the waiting order and its deadline', async ({ db }) => {
  await openSmallShop(db)
  const { id, code } = await anOrder(db, 'bank_transfer')
  expect(await findOrderToPay(db, of(id))).toMatchObject({
    id,
    code,
    owed: 1_000_000,
    expiry: { without: 'payment', at: expect.any(Date) },
  })
})

test('of several orders the newest is shown; COD orders, cancelled orders and those of other buyers are not', async ({
  db,
}) => {
  await openSmallShop(db)
  const older = await anOrder(db, 'bank_transfer')
  const newer = await anOrder(db, 'bank_transfer')
  const cash = await anOrder(db, 'cod')
  expect(await findOrderToPay(db, of(older.id, newer.id, cash.id))).toMatchObject({ id: newer.id })
  expect(await findOrderToPay(db, of(cash.id))).toBeNull()
  expect(await findOrderToPay(db, of())).toBeNull()
  await cancelOrder(db, guest, { orderId: newer.id, reason: 'Đổi ý' })
  expect(await findOrderToPay(db, of(newer.id))).toBeNull()
})
