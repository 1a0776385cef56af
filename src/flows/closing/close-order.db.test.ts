import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addSales } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { balanceAfterReturn } from '#shop/payments/ledger/balance-after-return.ts'
import { listUnsettledShipments } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment, sumUnmatched } from '#shop/payments/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { allowUnpaidDispatch } from '../payments/allow-unpaid-dispatch.ts'
import { agreeLaterPayment } from '../payments/agree-later-payment.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { countOrderRows } from '../orders/count-order-rows.ts'
import { deliverPartially } from '../shipments/deliver-partially.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { markShipmentLost } from '../shipments/mark-shipment-lost.ts'
import { writeOffDebt } from '../payments/write-off-debt.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { reactions } from '../reactions.ts'
import { reship } from '../shipments/reship.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { settleShipmentCod } from '../payments/settle-shipment-cod.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const lan = 'user:lan'
const ghn = { carrier: 'GHN', trackingCode: 'GHN1', trackingUrl: null }
const changesOfOwed = [
  ...['lost', 'returned', 'delivered'].map((state) => `shipment.${state}`),
  ...['requested', 'refused', 'done'].map((state) => `refund.${state}`),
  'order.remainder-cancelled',
]
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

/** A pickup order that was handed over unpaid with an admin's permission. */
async function handedOver(db: Db) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const asked = aPlacement(cart, 1_000_000, { method: 'pickup', address: null })
  const { id: orderId } = await placeOrder(db, guest, asked)
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await shipOrder(db, lan, { orderId, ...ghn })
  await allowUnpaidDispatch(db, lan, { orderId, seenOpen: 1_000_000, reason: 'Khách quen' })
  await deliverShipment(db, lan, { shipmentId })
  return orderId
}

test.beforeEach(({ db }) => openSmallShop(db))

describe('the payment closes at what the customer keeps', () => {
  test('B13: one of two pairs is refused at the door: the order is paid for one, and sales and VAT count one', async ({
    db,
  }) => {
    const { orderId, lineId } = await anOrder(db, { price: 2_000_000, quantity: 2, total: 4_000_000 })
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    const back = await deliverPartially(db, lan, { shipmentId, taken: [{ lineId, quantity: 1 }], collected: null })
    await returnShipment(db, lan, { shipmentId: back, reason: 'refused', goods: 'restock' })
    expect(await salesToday(db)).toMatchObject({ total: 4_000_000, refund: 2_000_000 })
    await settleShipmentCod(db, lan, { shipmentId, reason: 'Sao kê' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 2_000_000, waived: 2_000_000 })
    const { tax } = await salesToday(db)
    expect(tax).toBe(148_148)
    expect(await listUnsettledShipments(db)).toEqual([])
  })

  test('B14: the delivery fee share of a refused parcel is not owed for ever', async ({ db }) => {
    const { orderId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    const { shippingFee, shipments: orderShipments } = await orderOf(db, orderId)
    expect([shippingFee, orderShipments[0]!.codAmount]).toEqual([25_000, 212_500])
    await deliverShipment(db, lan, { shipmentId: one })
    await returnShipment(db, lan, { shipmentId: two, reason: 'refused', goods: 'restock' })
    const seen = balanceAfterReturn(
      await orderOf(db, orderId),
      await paymentOf(db, orderId),
      await orderMoneyOf(db, orderId),
    )
    expect(seen).toMatchObject({ due: 212_500, held: 212_500 })
    await settleShipmentCod(db, lan, { shipmentId: one, reason: 'Sao kê' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 212_500 })
    expect(await salesToday(db)).toMatchObject({ total: 425_000, refund: 212_500 })
  })

  test('a refused parcel that is sent again is owed and collected again', async ({ db }) => {
    const { orderId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await deliverShipment(db, lan, { shipmentId: one })
    await settleShipmentCod(db, lan, { shipmentId: one, reason: 'Sao kê' })
    await returnShipment(db, lan, { shipmentId: two, reason: 'unreachable', goods: 'restock' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid' })
    const { shipmentId } = await reship(db, lan, { shipmentId: two })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'due', waived: 0 })
    expect((await orderOf(db, orderId)).shipments.at(-1)).toMatchObject({ codAmount: 212_500 })
    await handOverShipment(db, lan, { shipmentId, ...ghn })
    await deliverShipment(db, lan, { shipmentId })
    await settleShipmentCod(db, lan, { shipmentId, reason: 'Sao kê' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 425_000 })
    expect(await salesToday(db)).toMatchObject({ refund: 0 })
  })

  test('cash collected in full counts in full though a part was paid meanwhile: that part lies aside as unmatched', async ({
    db,
  }) => {
    const { orderId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await settleCash(db, lan, { orderId, amount: 100_000, reason: 'Trả trước tại quầy' })
    for (const shipmentId of [one, two]) await deliverShipment(db, lan, { shipmentId })
    for (const shipmentId of [one, two])
      expect(await settleShipmentCod(db, lan, { shipmentId, reason: 'S' })).toBe(212_500)
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 425_000 })
    expect(await sumUnmatched(db, (await paymentOf(db, orderId)).id)).toBe(100_000)
    expect(await views(db)).toMatchObject({ problems: 1, settle: 0 })
  })

  test('cash recorded for the order counts for the delivered parcel that the carrier collected for', async ({ db }) => {
    const { orderId, one, two } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await deliverShipment(db, lan, { shipmentId: one })
    await settleCash(db, lan, { orderId, amount: 212_500, reason: 'Sao kê' })
    expect((await listUnsettledShipments(db)).map(({ shipmentId }) => shipmentId)).toEqual([])
    await returnShipment(db, lan, { shipmentId: two, reason: 'refused', goods: 'restock' })
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 212_500 })
  })

  test('a packed parcel collects its goods and the whole delivery fee after the other parcel was refused', async ({
    db,
  }) => {
    const { orderId, lineId } = await anOrder(db, { price: 200_000, quantity: 2, total: 425_000 })
    const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await packOrder(db, lan, { orderId })
    await handOverShipment(db, lan, { shipmentId: one, ...ghn })
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'restock' })
    expect((await orderOf(db, orderId)).shipments[1]).toMatchObject({ codAmount: 225_000 })
  })

  test('a carrier is told the lower amount of one parcel when the other is lost, as after all else that changes it', async ({
    db,
  }) => {
    const { orderId, lineId } = await anOrder(db, { price: 500_000, quantity: 2, total: 1_000_000 })
    await settleCash(db, lan, { orderId, amount: 400_000, reason: 'Đặt cọc' })
    const { shipmentId } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await packOrder(db, lan, { orderId })
    await shipOrder(db, lan, { orderId, ...ghn })
    await db.update(shipments).set({ bookedAt: new Date() }).where(eq(shipments.orderId, orderId))
    await markShipmentLost(db, lan, { shipmentId, reason: 'lost', claim: null })
    expect(stillOwed(await paymentOf(db, orderId))).toBe(100_000)
    expect((await orderOf(db, orderId)).shipments[1]).toMatchObject({ codAmount: 300_000 })
    for (const moved of changesOfOwed) {
      queued.length = 0
      for (const reaction of reactions[moved]!) await reaction(db, { orderId, shipmentId }, 1)
      expect(queued, moved).toContainEqual({ name: 'correct-cod', payload: { orderId } })
    }
  })
})

describe('every stuck order is in a view', () => {
  test('C21: a parcel that GHN reports as returning, damaged or lost is among the problems', async ({ db }) => {
    const { orderId, one } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    expect(await views(db)).toMatchObject({ underway: 1, problems: 0 })
    for (const carrierStatus of ['waiting_to_return', 'return', 'exception', 'damage', 'lost']) {
      await db.update(shipments).set({ carrierStatus, bookedWith: 'ghn' }).where(eq(shipments.id, one))
      expect(await views(db), carrierStatus).toMatchObject({ problems: 1 })
    }
    expect((await orderOf(db, orderId)).state).toBe('shipped')
  })

  test('C22: an order handed over at the counter unpaid is among the problems', async ({ db }) => {
    const orderId = await handedOver(db)
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'due', received: 0 })
    expect(await views(db)).toMatchObject({ problems: 1, pay: 1 })
  })

  test('C22: it leaves the problems when payment is put off until a day, and when the rest is waived', async ({
    db,
  }) => {
    const orderId = await handedOver(db)
    await agreeLaterPayment(db, lan, { orderId, day: shopDay(addDays(new Date(), 3)), note: 'Trả vào thứ Sáu' })
    expect(await views(db)).toMatchObject({ problems: 0, pay: 1 })
    await agreeLaterPayment(db, lan, { orderId, day: shopDay(new Date()), note: 'Hôm nay' })
    expect(await views(db)).toMatchObject({ problems: 1, pay: 1 })
    await settleCash(db, lan, { orderId, amount: 400_000, reason: 'Trả tại quầy' })
    expect(await views(db)).toMatchObject({ problems: 1 })
    expect(await writeOffDebt(db, lan, { orderId, reason: 'Không liên lạc được' })).toBe(600_000)
    expect(await paymentOf(db, orderId)).toMatchObject({ state: 'paid', received: 400_000, writtenOff: 600_000 })
    expect(await views(db)).toMatchObject({ problems: 0, pay: 0 })
    expect(await salesToday(db)).toMatchObject({ total: 1_000_000, refund: 600_000 })
    await expect(writeOffDebt(db, lan, { orderId, reason: 'x' })).rejects.toEqual(refused('payment-moved-on'))
  })

  test('a cancelled order whose goods are not inspected yet is among the problems', async ({ db }) => {
    const { orderId, one } = await twoOnTheRoad(db, { price: 200_000, quantity: 2, total: 425_000 })
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'look' })
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, orderId))
    expect(await views(db)).toMatchObject({ problems: 1 })
    expect(await findStock(db, (await orderOf(db, orderId)).lines[0]!.variantId!)).toMatchObject({ onHand: 8 })
  })
})
