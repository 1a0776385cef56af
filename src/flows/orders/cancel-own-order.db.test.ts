import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { startWorkOrder } from '#shop/work/start-work-order.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { canBuyerCancel } from './can-buyer-cancel.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'

const reason = 'Chọn nhầm size'

describe('a customer cancels an order', () => {
  let variantId: string
  let orderId: string
  beforeEach<{ db: Db }>(async ({ db }) => {
    await openSmallShop(db)
    variantId = (await aProduct(db, { price: 1_200_000, stock: 5 })).variantId
    const cartId = await aCart(db, [{ variantId, quantity: 2 }])
    orderId = (await placeOrder(db, guest, aPlacement(cartId, 2_400_000))).id
  })
  const left = async (db: Db) => (await availableOf(db, [variantId])).get(variantId)
  const cancel = (db: Db) => cancelOwnOrder(db, guest, { orderId, reason })

  test('the stock is free again, nothing is owed, and the reason stands in the timeline', async ({ db }) => {
    expect(await left(db)).toBe(3)
    expect(await cancel(db)).toEqual({ refunded: 0 })
    expect(await left(db)).toBe(5)
    expect((await findPayment(db, orderId))!.state).toBe('void')
    const order = (await findOrder(db, orderId))!
    expect(order.state).toBe('cancelled')
    expect(order.timeline.find(({ kind }) => kind === 'cancelled')).toMatchObject({ note: reason, actor: 'guest' })
  })

  test('an order cancelled twice gives its stock back once', async ({ db }) => {
    await cancel(db)
    expect(await cancel(db)).toEqual({ refunded: 0 })
    expect(await left(db)).toBe(5)
  })

  test('a paid order asks for one refund of the whole sum by itself', async ({ db }) => {
    await settleCash(db, system, { orderId, reason: 'Tại quầy' })
    expect(await cancel(db)).toEqual({ refunded: 2_400_000 })
    await cancel(db)
    const payment = (await findPayment(db, orderId))!
    expect(await listRefunds(db, payment.id)).toMatchObject([{ amount: 2_400_000, reason, state: 'requested' }])
  })

  test('an order with a packed parcel cannot be cancelled, and nothing changes', async ({ db }) => {
    await confirmOrder(db, system, { orderId })
    expect(await canBuyerCancel(db, { id: orderId, state: 'confirmed' })).toBe(true)
    await packOrder(db, system, { orderId })
    await expect(cancel(db)).rejects.toMatchObject({ code: 'too-late-to-cancel' })
    expect(await left(db)).toBe(3)
    expect((await findOrder(db, orderId))!.state).toBe('packed')
  })

  test('an order whose blades are being sharpened cannot be cancelled', async ({ db }) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const { cartId } = await replaceCart(db, undefined, [
      { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() },
    ])
    const placed = await placeOrder(db, guest, aPlacement(cartId, 1_150_000))
    expect(await canBuyerCancel(db, placed)).toBe(true)
    const [work] = await listWorkOrdersOf(db, placed.id)
    await confirmOrder(db, system, { orderId: placed.id })
    await startWorkOrder(db, system, { workId: work!.id })
    const late = cancelOwnOrder(db, guest, { orderId: placed.id, reason })
    await expect(late).rejects.toMatchObject({ code: 'too-late-to-cancel' })
  })
})
