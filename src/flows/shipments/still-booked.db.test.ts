import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { listTrackedShipments } from '#shop/orders/shipments/list-tracked-shipments.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { CarrierRefused } from '#shop/shipping/carrier-error.ts'
import { useCarriers } from '#shop/shipping/carriers.ts'
import { ghnStatuses, stageOfGhn } from '#shop/shipping/ghn/statuses.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { cancelRemainder } from '../orders/cancel-remainder.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { countOrderRows } from '../orders/count-order-rows.ts'
import { placeOrder } from '../orders/place-order.ts'
import { cancelBookings } from './cancel-bookings.ts'
import { handOverShipment } from './hand-over-shipment.ts'
import { packOrder } from './pack-order.ts'
import { pollShipments } from './poll-shipments.ts'
import { settleHeldShipment } from './settle-held-shipment.ts'

const lan = 'user:lan'
const noFilter = { state: null, payment: null, method: null, channel: null, text: '' }
const refused = (code: string) => expect.objectContaining({ code })

/** The carrier's state of each waybill; one that it has fetched cannot be cancelled. */
const statuses = new Map<string, string>()
const asked: string[] = []

test.beforeEach(async ({ db }) => {
  statuses.clear()
  asked.length = 0
  const keys = { find: () => ({}), isSandbox: () => false } as never
  const carrier = {
    code: 'ghn' as const,
    name: 'GHN',
    async cancel(code: string) {
      asked.push(code)
      if (statuses.get(code) !== 'ready_to_pick') throw new CarrierRefused('GHN', 'đã lấy hàng')
      statuses.set(code, 'cancel')
    },
    async track(trackingCode: string) {
      const status = statuses.get(trackingCode)
      if (!status) throw new CarrierRefused('GHN', 'không có vận đơn')
      return { trackingCode, status, stage: stageOfGhn(status), at: null, reason: null, cod: null }
    },
  }
  useCarriers([{ id: 'ghn', keys, carrier: () => carrier, stages: ghnStatuses }])
  await openSmallShop(db)
})

const book = async (db: Db, shipmentId: string, trackingCode: string) => {
  statuses.set(trackingCode, 'ready_to_pick')
  const booking = { carrier: 'GHN', bookedWith: 'ghn', bookedAs: trackingCode, bookedAt: new Date(), trackingCode }
  await db.update(shipments).set(booking).where(eq(shipments.id, shipmentId))
}

/** Two booked parcels with one pair each, of five in stock. */
async function twoBooked(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const lineId = (await findOrder(db, orderId))!.lines[0]!.id
  const { shipmentId: one } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  const { shipmentId: two } = await packOrder(db, lan, { orderId })
  await book(db, one, 'G1')
  await book(db, two, 'G2')
  return { orderId, variantId, one, two }
}

const problems = async (db: Db) => (await countOrderRows(db, noFilter)).problems
const tracked = async (db: Db) => (await listTrackedShipments(db)).map(({ id }) => id)
const forgetReads = (db: Db) => db.update(shipments).set({ carrierReadAt: null })
const read = async (db: Db, trackingCode: string, status: keyof typeof ghnStatuses) => {
  statuses.set(trackingCode, status)
  await forgetReads(db)
  await pollShipments(db)
}

describe('an order is cancelled after the carrier fetched a parcel', () => {
  test('the carrier is asked to cancel each waybill; goods stay reserved until theirs is cancelled', async ({ db }) => {
    const { orderId, variantId, one } = await twoBooked(db)
    statuses.set('G1', 'picked')
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 2 })
    await db.delete(outbox)
    await expect(cancelBookings(db, orderId)).rejects.toEqual(refused('carrier-refused'))
    expect(asked).toEqual(['G1', 'G2'])
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 1 })
    expect(await db.select().from(outbox).where(eq(outbox.name, 'stock.changed'))).toHaveLength(1)
    expect(await problems(db)).toBe(1)
    expect(await tracked(db)).toEqual([one])
    statuses.set('G1', 'ready_to_pick')
    await cancelBookings(db, orderId)
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await problems(db)).toBe(0)
  })

  test('the parcel is tracked until it ends at the carrier; staff then record once whether the goods came back', async ({
    db,
  }) => {
    const { orderId, variantId, one, two } = await twoBooked(db)
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    await read(db, 'G1', 'delivering')
    await read(db, 'G2', 'returning')
    await forgetReads(db)
    expect((await tracked(db)).toSorted()).toEqual([one, two].toSorted())
    await read(db, 'G1', 'delivered')
    await read(db, 'G2', 'returned')
    await forgetReads(db)
    expect(await tracked(db)).toEqual([])
    expect(await problems(db)).toBe(1)
    await settleHeldShipment(db, lan, { shipmentId: two, goods: 'back' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 1 })
    await settleHeldShipment(db, lan, { shipmentId: one, goods: 'gone' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 0 })
    expect(await problems(db)).toBe(0)
    for (const shipmentId of [one, two])
      await expect(settleHeldShipment(db, lan, { shipmentId, goods: 'back' })).rejects.toEqual(
        refused('shipment-moved-on'),
      )
  })

  test('the same holds for the rest of an order; a waybill that the carrier cancels later releases the goods', async ({
    db,
  }) => {
    const { orderId, variantId, one } = await twoBooked(db)
    await handOverShipment(db, lan, { shipmentId: one, carrier: '', trackingCode: null, trackingUrl: null })
    await cancelRemainder(db, lan, { orderId, reason: 'Đổi ý' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 1 })
    expect(await problems(db)).toBe(1)
    await read(db, 'G2', 'cancel')
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 0 })
    expect(await problems(db)).toBe(0)
  })
})

test('a waybill that the carrier cancels after the parcel was handed over is a problem', async ({ db }) => {
  const { one } = await twoBooked(db)
  await handOverShipment(db, lan, { shipmentId: one, carrier: '', trackingCode: null, trackingUrl: null })
  expect(await problems(db)).toBe(0)
  await read(db, 'G1', 'cancel')
  expect(await problems(db)).toBe(1)
})

test('parcels that cannot be read wait for their next turn', async ({ db }) => {
  const { one, two } = await twoBooked(db)
  statuses.delete('G1')
  expect((await tracked(db)).toSorted()).toEqual([one, two].toSorted())
  await pollShipments(db)
  expect(await tracked(db)).toEqual([])
})
