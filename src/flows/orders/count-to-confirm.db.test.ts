import { describe, expect } from 'vitest'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { guest, system } from '#shop/identity/actor.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { countToConfirm } from './count-to-confirm.ts'
import { placeOrder } from './place-order.ts'

async function buy(db: Db, variantId: string, payment: PaymentMethod) {
  const lines = [{ variantId, quantity: 1 }]
  const placement = aPlacement(await aCart(db, lines), 0, { payment })
  const { place, method } = placement
  const { quote } = await findQuote(db, { lines, place, method, locale: 'vi', at: new Date() })
  return placeOrder(db, guest, { ...placement, seenTotal: quote.total })
}

describe('the count of orders to confirm', () => {
  test('it counts unconfirmed cash-on-delivery orders and leaves out transfers that are not paid', async ({ db }) => {
    await openSmallShop(db)
    const { variantId } = await aProduct(db)
    expect(await countToConfirm(db)).toBe(0)
    const { id: orderId } = await buy(db, variantId, 'cod')
    await buy(db, variantId, 'cod')
    await buy(db, variantId, 'bank_transfer')
    expect(await countToConfirm(db)).toBe(2)
    await confirmOrder(db, system, { orderId })
    expect(await countToConfirm(db)).toBe(1)
  })
})
