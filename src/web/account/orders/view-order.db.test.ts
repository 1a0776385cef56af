import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { recordRefundByHand } from '#flows/refunds/record-refund-by-hand.ts'
import { deliverPartially } from '#flows/shipments/deliver-partially.ts'
import { deliverShipment } from '#flows/shipments/deliver-shipment.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { isRefundDue } from './order-words.ts'
import { viewOrder } from './view-order.server.ts'

/** A confirmed order of two products. */
async function anOrderOfTwo(db: Db) {
  const [boots, guards] = [await aProduct(db), await aProduct(db)]
  const cart = await aCart(
    db,
    [boots, guards].map(({ variantId }) => ({ variantId, quantity: 1 })),
  )
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, system, { orderId })
  return { orderId, boots, guards }
}

describe('an order as its customer sees it', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('a line that came in the first parcel may be reviewed while the rest is awaited, and the rest may not', async ({
    db,
  }) => {
    const { orderId, boots, guards } = await anOrderOfTwo(db)
    const arrived = async () =>
      Object.fromEntries((await viewOrder(db, orderId, 'vi'))!.lines.map((line) => [line.productId, line.hasArrived]))
    const { id: lineId } = (await viewOrder(db, orderId, 'vi'))!.lines.find(
      ({ productId }) => productId === boots.productId,
    )!
    const parcel = await packOrder(db, system, { orderId, lines: [{ lineId, quantity: 1 }] })
    await handOverShipment(db, system, { ...parcel, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    expect(await arrived()).toEqual({ [boots.productId]: false, [guards.productId]: false })
    await deliverShipment(db, system, parcel)
    expect(await arrived()).toEqual({ [boots.productId]: true, [guards.productId]: false })
  })

  test('an order that was paid in part and cancelled waits for its refund until that is paid out', async ({ db }) => {
    const { orderId } = await anOrderOfTwo(db)
    await settleCash(db, 'user:lan', { orderId, amount: 400_000, reason: 'Đặt cọc' })
    expect(isRefundDue((await viewOrder(db, orderId, 'vi'))!)).toBe(false)
    await cancelOrder(db, 'user:lan', { orderId, reason: 'Khách đổi ý', refund: true })
    const cancelled = (await viewOrder(db, orderId, 'vi'))!
    expect(isRefundDue(cancelled)).toBe(true)
    await recordRefundByHand(db, 'user:lan', { refundId: cancelled.refunds[0]!.id, reference: 'FT1' })
    expect(isRefundDue((await viewOrder(db, orderId, 'vi'))!)).toBe(false)
  })

  test('what the buyer refused at the door is on its way back, and so is what the carrier brings back', async ({
    db,
  }) => {
    const { orderId, boots } = await anOrderOfTwo(db)
    const parcel = await packOrder(db, system, { orderId })
    await handOverShipment(db, system, { ...parcel, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    const seen = async () => (await viewOrder(db, orderId, 'vi'))!
    const areGoingBack = async () => (await seen()).shipments.map((one) => one.isGoingBack)
    const carrierSays = (carrierStatus: string) =>
      db.update(shipments).set({ bookedWith: 'ghn', carrierStatus }).where(eq(shipments.id, parcel.shipmentId))
    await carrierSays('return')
    expect(await areGoingBack()).toEqual([true])
    await carrierSays('delivering')
    expect(await areGoingBack()).toEqual([false])
    const taken = (await seen()).lines.map(({ id: lineId, productId }) => ({
      lineId,
      quantity: productId === boots.productId ? 1 : 0,
    }))
    await deliverPartially(db, system, { ...parcel, taken, collected: null })
    expect(await areGoingBack()).toEqual([false, true])
  })
})
