import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock, listMoves } from '#shop/inventory/queries.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment, listReceipts } from '#shop/payments/queries.ts'
import { carryEvents } from '#test/a-review.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { changeTracking } from './change-tracking.ts'
import { deliverOrder } from './deliver-order.ts'
import { packOrder } from './pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from './ship-order.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const ghn = { carrier: 'GHN', trackingCode: 'GHN123', trackingUrl: null }

async function anOrder(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  return { orderId: id, variantId }
}

describe('an order from placement to payment', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('confirmed, packed, shipped, delivered, paid: stock goes from reserved to sold and the stock moves say why', async ({
    db,
  }) => {
    const { orderId, variantId } = await anOrder(db)
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 2 })
    await shipOrder(db, lan, { orderId, ...ghn })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3, reserved: 0 })
    expect(
      (await listMoves(db, variantId)).map(({ cause, onHandChange, reservedChange, actor }) => ({
        cause,
        onHandChange,
        reservedChange,
        actor,
      })),
    ).toEqual([
      { cause: 'sold', onHandChange: -2, reservedChange: -2, actor: lan },
      { cause: 'reserved', onHandChange: 0, reservedChange: 2, actor: guest },
      { cause: 'received', onHandChange: 5, reservedChange: 0, actor: 'system' },
    ])
    await deliverOrder(db, lan, { orderId })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting_settlement', received: 0 })
    await settleCash(db, lan, { orderId, reason: 'Sao kê GHN 25/11' })
    const payment = (await findPayment(db, orderId))!
    expect(payment).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await listReceipts(db, payment.id)).toMatchObject([
      { amount: 1_000_000, reason: 'Sao kê GHN 25/11', actor: lan },
    ])
    const order = (await findOrder(db, orderId))!
    expect(order.timeline.map((entry) => entry.kind)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
      'paid',
    ])
    expect(order.shipments).toMatchObject([
      { state: 'delivered', carrier: 'GHN', trackingCode: 'GHN123', codAmount: 1_000_000 },
    ])
  })

  test('a step cannot be skipped or taken twice', async ({ db }) => {
    const { orderId } = await anOrder(db)
    await expect(shipOrder(db, lan, { orderId, ...ghn })).rejects.toEqual(refused('order-moved-on'))
    await confirmOrder(db, lan, { orderId })
    await expect(confirmOrder(db, lan, { orderId })).rejects.toEqual(refused('order-moved-on'))
    await expect(deliverOrder(db, lan, { orderId })).rejects.toEqual(refused('order-moved-on'))
  })

  test('a payment is recorded once', async ({ db }) => {
    const { orderId } = await anOrder(db)
    await settleCash(db, lan, { orderId, reason: 'Trả tại quầy' })
    await expect(settleCash(db, lan, { orderId, reason: 'lần nữa' })).rejects.toEqual(refused('payment-moved-on'))
  })

  test('a cancelled order gives its stock back and owes nothing', async ({ db }) => {
    const { orderId, variantId } = await anOrder(db)
    await cancelOrder(db, lan, { orderId, reason: 'Khách đổi ý' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'void' })
    expect((await findOrder(db, orderId))!.timeline.at(-1)).toMatchObject({
      kind: 'cancelled',
      note: 'Khách đổi ý',
      actor: lan,
    })
  })

  test('the goods of a refused parcel are in stock again', async ({ db }) => {
    const { orderId, variantId } = await anOrder(db)
    for (const step of [confirmOrder, packOrder]) await step(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await cancelOrder(db, lan, { orderId, reason: 'Khách không nhận' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 0 })
    expect((await findOrder(db, orderId))!.shipments).toMatchObject([{ state: 'returned' }])
  })

  test('a tracking number that comes after the handover is written to the buyer; a corrected one is not', async ({
    db,
  }) => {
    const { orderId } = await anOrder(db)
    for (const step of [confirmOrder, packOrder]) await step(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn, trackingCode: null })
    const shipmentId = (await findOrder(db, orderId))!.shipments[0]!.id
    for (const trackingCode of ['GHN123', 'GHN124']) await changeTracking(db, lan, { ...ghn, shipmentId, trackingCode })
    await carryEvents(db)
    const written = await db.select({ facts: emails.facts }).from(emails).where(eq(emails.kind, 'order-shipped'))
    expect(written).toEqual([{ facts: { shipmentId } }, { facts: { shipmentId } }])
  })

  test('a delivered order cannot be cancelled, an unknown one cannot be moved', async ({ db }) => {
    const { orderId } = await anOrder(db)
    for (const step of [confirmOrder, packOrder]) await step(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await deliverOrder(db, lan, { orderId })
    await expect(cancelOrder(db, lan, { orderId, reason: 'muộn' })).rejects.toEqual(refused('order-moved-on'))
    await expect(confirmOrder(db, lan, { orderId: '261121-NOTTHERE' })).rejects.toEqual(refused('order-unknown'))
  })
})
