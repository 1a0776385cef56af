import { describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addSales } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrderFacts } from '#shop/notifications/emails/find-order-facts.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { cancelOrder } from './cancel-order.ts'
import { inspectReturnedShipment } from '../shipments/inspect-returned-shipment.ts'
import { confirmOrder } from './confirm-order.ts'
import { countOrderRows } from './count-order-rows.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { cancelRemainder } from './cancel-remainder.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { listOrderRows } from './list-order-rows.ts'
import { markShipmentLost } from '../shipments/mark-shipment-lost.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { reship } from '../shipments/reship.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { settleShipmentCod } from '../payments/settle-shipment-cod.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const lan = 'user:lan'
const ghn = { carrier: 'GHN', trackingCode: 'GHN1', trackingUrl: null }
const noFilter = { state: null, payment: null, method: null, channel: null, text: '' }
const refused = (code: string) => expect.objectContaining({ code })
const views = (db: Db) => countOrderRows(db, noFilter)
const paymentOf = async (db: Db, orderId: string) => (await findPayment(db, orderId))!
const orderOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!
const salesToday = async (db: Db) => {
  const day = shopDay(new Date())
  return addSales(await sumByDay(db, { from: day, until: day }))
}

type Wanted = { price: number; quantity: number; total: number; fee?: boolean }

/** A confirmed COD order of this many pieces of one product. */
async function anOrder(db: Db, { price, quantity, total }: Wanted) {
  const { variantId } = await aProduct(db, { price, stock: 10 })
  const { id: orderId } = await placeOrder(db, guest, aPlacement(await aCart(db, [{ variantId, quantity }]), total))
  await confirmOrder(db, lan, { orderId })
  const { lines } = await orderOf(db, orderId)
  return { orderId, variantId, lineId: lines[0]!.id }
}

/** One piece in each of two parcels, both on the road. */
async function twoOnTheRoad(db: Db, wanted: Wanted) {
  const order = await anOrder(db, wanted)
  const { orderId, lineId } = order
  const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  const { shipmentId: two } = await packOrder(db, lan, { orderId })
  await shipOrder(db, lan, { orderId, ...ghn })
  return { ...order, one, two }
}

test.beforeEach(({ db }) => openSmallShop(db))

describe('staff cancel the rest of an order', () => {
  test('C20: pieces that have not left are no longer reserved, and the order closes at what was delivered', async ({
    db,
  }) => {
    const { orderId, lineId, variantId } = await anOrder(db, { price: 200_000, quantity: 3, total: 625_000 })
    const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await expect(cancelRemainder(db, lan, { orderId, reason: 'x' })).rejects.toEqual(refused('rest-is-all'))
    await handOverShipment(db, lan, { shipmentId: one, ...ghn })
    await deliverShipment(db, lan, { shipmentId: one })
    await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await expect(cancelOrder(db, lan, { orderId, reason: 'x' })).rejects.toEqual(refused('order-partly-delivered'))
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 9, reserved: 2 })

    expect(await cancelRemainder(db, lan, { orderId, reason: 'Hết hàng', refund: true })).toEqual({ refunded: 0 })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 9, reserved: 0 })
    const order = await orderOf(db, orderId)
    expect(order).toMatchObject({ state: 'delivered', lines: [{ ended: 2 }] })
    expect(order.shipments.map(({ state }) => state)).toEqual(['delivered', 'cancelled'])
    const cod = order.shipments[0]!.codAmount
    expect(cod).toBe(208_333)
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'awaiting_settlement', waived: 625_000 - cod })
    expect(await views(db)).toMatchObject({ settle: 1, problems: 0, pack: 0 })
    await settleShipmentCod(db, lan, { shipmentId: one, reason: 'Sao kê' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid' })
    expect(await views(db)).toMatchObject({ settle: 0, problems: 0 })
    expect(order.timeline.map(({ kind, note }) => [kind, note])).toContainEqual(['delivered', 'Hết hàng'])
    await expect(cancelRemainder(db, lan, { orderId, reason: 'x' })).rejects.toEqual(refused('order-moved-on'))
  })

  test('C20: an order paid ahead gets the money for the rest refunded at once, and the customer is told', async ({
    db,
  }) => {
    const { orderId, lineId } = await anOrder(db, { price: 200_000, quantity: 2, total: 425_000 })
    await settleCash(db, lan, { orderId, reason: 'Chuyển khoản' })
    const { shipmentId } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await handOverShipment(db, lan, { shipmentId, ...ghn })
    expect(await cancelRemainder(db, lan, { orderId, reason: 'Hết hàng', refund: true })).toEqual({ refunded: 200_000 })
    expect((await orderOf(db, orderId)).state).toBe('shipped')
    await deliverShipment(db, lan, { shipmentId })
    expect(await salesToday(db)).toMatchObject({ total: 425_000, refund: 200_000 })
    const facts = (await findOrderFacts(db, { orderId, facts: {} }, await findSettings(db)))!
    expect(writeOrderEmail('order-remainder-cancelled', facts)!.content.texts.join(' ')).toContain('200.000')
  })

  test('a size held for an exchange stays reserved', async ({ db }) => {
    const size = { price: 200_000, stock: 2 }
    const [variantId, wantedVariantId] = (await aSizedProduct(db, [size, size])).ids as [string, string]
    const cart = await aCart(db, [{ variantId, quantity: 2 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 425_000))
    await confirmOrder(db, lan, { orderId })
    const lineId = (await orderOf(db, orderId)).lines[0]!.id
    const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    const { shipmentId: two } = await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await deliverShipment(db, lan, { shipmentId: one })
    await returnShipment(db, lan, { shipmentId: two, reason: 'refused', goods: 'restock' })
    const wish = aReturnRequest(orderId, [{ orderLineId: lineId, wantedVariantId }], { wish: 'exchange' })
    const { id: returnId } = await requestReturn(db, guest, wish)
    await approveReturn(db, lan, { returnId })
    await cancelRemainder(db, lan, { orderId, reason: 'Khách không lấy nữa' })
    expect(await findStock(db, wantedVariantId)).toMatchObject({ onHand: 2, reserved: 1 })
  })

  test('a parcel that came back cannot be sent again, and the order leaves the problems', async ({ db }) => {
    const { orderId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await deliverShipment(db, lan, { shipmentId: one })
    await settleShipmentCod(db, lan, { shipmentId: one, reason: 'Sao kê' })
    await returnShipment(db, lan, { shipmentId: two, reason: 'refused', goods: 'look' })
    await inspectReturnedShipment(db, lan, { shipmentId: two, resellable: [] })
    expect(await views(db)).toMatchObject({ problems: 1 })
    await cancelRemainder(db, lan, { orderId, reason: 'Khách không lấy nữa' })
    expect(await views(db)).toMatchObject({ problems: 0 })
    await expect(reship(db, lan, { shipmentId: two })).rejects.toEqual(refused('shipment-moved-on'))
  })
})

describe('a parcel that the carrier lost or damaged', () => {
  test('C21: a lost parcel is written off, owed by nobody, and sent again from stock', async ({ db }) => {
    const { orderId, variantId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await deliverShipment(db, lan, { shipmentId: one })
    await markShipmentLost(db, lan, { shipmentId: two, reason: 'lost', claim: 'GHN 4711' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 8, reserved: 0 })
    const { state, shipments, notKept, timeline } = await orderOf(db, orderId)
    expect(timeline.at(-1)).toMatchObject({ kind: 'note', note: 'GHN 4711', public: false })
    expect([state, shipments[1]!.state, notKept]).toEqual(['delivered', 'lost', 212_500])
    expect(await views(db)).toMatchObject({ problems: 1, settle: 1 })
    const { shipmentId } = await reship(db, lan, { shipmentId: two })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 8, reserved: 1 })
    expect(await views(db)).toMatchObject({ problems: 0, ship: 1 })
    await handOverShipment(db, lan, { shipmentId, ...ghn })
    expect(await views(db)).toMatchObject({ underway: 1 })
    await deliverShipment(db, lan, { shipmentId })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 7, reserved: 0 })
  })

  test('C21: the money of a damaged parcel paid ahead is shown as held in excess until it is refunded', async ({
    db,
  }) => {
    const { orderId, lineId } = await anOrder(db, { price: 200_000, quantity: 2, total: 425_000 })
    await settleCash(db, lan, { orderId, reason: 'Chuyển khoản' })
    const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    const { shipmentId: two } = await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await markShipmentLost(db, lan, { shipmentId: one, reason: 'spoilt', claim: null })
    await deliverShipment(db, lan, { shipmentId: two })
    const issues = async () =>
      (await listOrderRows(db, { ...noFilter, view: 'problems', sort: '-time', page: 1 }))[0]?.issues
    expect(await issues()).toEqual(['delivery', 'over'])
    expect(await cancelRemainder(db, lan, { orderId, reason: 'Hết hàng', refund: true })).toEqual({ refunded: 200_000 })
    expect(await issues()).toEqual(['refund'])
  })
})

describe('goods that were worked on', () => {
  const sharpened = async (db: Db) => {
    const { boot, sharpening } = await aBootAndWork(db)
    const line = { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() }
    const { cartId } = await replaceCart(db, undefined, [line])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, 1_150_000))
    await confirmOrder(db, lan, { orderId })
    for (const { id: workId } of await listWorkOrdersOf(db, orderId))
      await finishWorkOrder(db, lan, { workId, hollow: null, note: null })
    return { orderId, boot }
  }

  test('A11: a cancelled order does not put its sharpened pair on sale as new: the pair waits for inspection', async ({
    db,
  }) => {
    const { orderId, boot } = await sharpened(db)
    const before = { onHand: (await findStock(db, boot))!.onHand! }
    await packOrder(db, lan, { orderId })
    await cancelOrder(db, lan, { orderId, reason: 'Khách đổi ý' })
    expect(await findStock(db, boot)).toMatchObject({ onHand: before.onHand - 1, reserved: 0 })
    expect(await views(db)).toMatchObject({ problems: 1 })
    const held = (await orderOf(db, orderId)).shipments.at(-1)!
    expect(held).toMatchObject({ state: 'returned', returnReason: 'worked', checkedAt: null })
    await inspectReturnedShipment(db, lan, {
      shipmentId: held.id,
      resellable: [{ lineId: held.lines[0]!.orderLineId, quantity: 1 }],
    })
    expect(await findStock(db, boot)).toMatchObject({ onHand: before.onHand, reserved: 0 })
    expect(await views(db)).toMatchObject({ problems: 0 })
  })

  test('A11: a sharpened pair that comes back unopened waits for inspection too', async ({ db }) => {
    const { orderId, boot } = await sharpened(db)
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    const { onHand } = (await findStock(db, boot))!
    await returnShipment(db, lan, { shipmentId, reason: 'refused', goods: 'restock' })
    expect(await findStock(db, boot)).toMatchObject({ onHand })
    expect((await orderOf(db, orderId)).shipments[0]).toMatchObject({ checkedAt: null })
    await cancelOrder(db, lan, { orderId, reason: 'Khách không nhận' })
    expect(await views(db)).toMatchObject({ problems: 1 })
    expect(await findStock(db, boot)).toMatchObject({ onHand, reserved: 0 })
  })
})

test('C27: parcels that the carrier damaged do not take cash on delivery from a phone number', async ({ db }) => {
  const once = async (reason: 'damaged' | 'refused') => {
    const { orderId } = await anOrder(db, { price: 1_000_000, quantity: 1, total: 1_000_000 })
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await returnShipment(db, lan, { shipmentId, reason, goods: 'restock' })
    await cancelOrder(db, lan, { orderId, reason: 'Hàng về' })
  }
  for (const reason of ['damaged', 'damaged', 'refused'] as const) await once(reason)
  await once('refused')
  await expect(once('refused')).rejects.toEqual(refused('cod-unavailable'))
})
