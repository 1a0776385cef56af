import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock, listMoves } from '#shop/inventory/queries.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { markInTransit } from './mark-in-transit.ts'
import { inspectReturnedShipment } from './inspect-returned-shipment.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { editOrder, previewOrderEdit } from '../orders/edit-order.ts'
import { failDeliveryAttempt } from './fail-delivery-attempt.ts'
import { handOverShipment } from './hand-over-shipment.ts'
import { packOrder } from './pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnShipment } from './return-shipment.ts'
import { reship } from './reship.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { settleShipmentCod } from '../payments/settle-shipment-cod.ts'
import { shipOrder } from './ship-order.ts'
import { unpackShipment } from './unpack-shipment.ts'

const lan = 'user:lan'
const ghn = { carrier: 'GHN', trackingCode: 'GHN1', trackingUrl: null }
const refused = (code: string) => expect.objectContaining({ code })

/** A confirmed COD order of two pairs at 500,000 and one bag at 400,000: 1,400,000. */
async function twoLines(db: Db) {
  const skates = await aProduct(db, { price: 500_000, stock: 5 })
  const bag = await aProduct(db, { price: 400_000, stock: 5 })
  const cart = await aCart(db, [
    { variantId: skates.variantId, quantity: 2 },
    { variantId: bag.variantId, quantity: 1 },
  ])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_400_000))
  await confirmOrder(db, lan, { orderId })
  const { lines } = (await findOrder(db, orderId))!
  return { orderId, skates: skates.variantId, bag: bag.variantId, line: { skates: lines[0]!.id, bag: lines[1]!.id } }
}

const stateOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!.state
const codsOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!.shipments.map((one) => one.codAmount)

/** One pair in a first parcel, the other pair and the bag in a second. */
async function twoShipments(db: Db) {
  const order = await twoLines(db)
  const { orderId } = order
  const one = await packOrder(db, lan, { orderId, lines: [{ lineId: order.line.skates, quantity: 1 }] })
  const two = await packOrder(db, lan, { orderId })
  return { ...order, one: one.shipmentId, two: two.shipmentId }
}

test.beforeEach(({ db }) => openSmallShop(db))

describe('an order in two parcels', () => {
  test('the order moves on when both parcels have; stock is sold by parcel, and COD is shared between them', async ({
    db,
  }) => {
    const { orderId, skates, bag, line } = await twoLines(db)
    const one = await packOrder(db, lan, { orderId, lines: [{ lineId: line.skates, quantity: 1 }] })
    expect(await stateOf(db, orderId)).toBe('confirmed')
    const two = await packOrder(db, lan, { orderId })
    expect(await stateOf(db, orderId)).toBe('packed')
    expect(await codsOf(db, orderId)).toEqual([500_000, 900_000])

    await handOverShipment(db, lan, { shipmentId: one.shipmentId, ...ghn })
    expect(await stateOf(db, orderId)).toBe('packed')
    expect(await findStock(db, skates)).toMatchObject({ onHand: 4, reserved: 1 })
    await handOverShipment(db, lan, { shipmentId: two.shipmentId, ...ghn, trackingCode: 'GHN2' })
    expect(await stateOf(db, orderId)).toBe('shipped')
    expect(await findStock(db, skates)).toMatchObject({ onHand: 3, reserved: 0 })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 4, reserved: 0 })

    await deliverShipment(db, lan, { shipmentId: two.shipmentId })
    expect(await stateOf(db, orderId)).toBe('shipped')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'due' })
    await deliverShipment(db, lan, { shipmentId: one.shipmentId })
    expect(await stateOf(db, orderId)).toBe('delivered')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting_settlement' })
    expect((await findOrder(db, orderId))!.timeline.map((entry) => entry.kind)).toEqual([
      'placed',
      'confirmed',
      'shipment_packed',
      'packed',
      'shipment_shipped',
      'shipped',
      'shipment_delivered',
      'delivered',
    ])
  })

  test('one click ships all packed parcels', async ({ db }) => {
    const { orderId } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    expect((await findOrder(db, orderId))!.shipments.map((one) => one.state)).toEqual(['handed_over', 'handed_over'])
    expect(await reservedByOrder(db, orderId)).toEqual([])
  })

  test('a piece cannot be packed twice, and an empty parcel or one with another order’s goods is refused', async ({
    db,
  }) => {
    const { orderId, line } = await twoLines(db)
    const pack = (quantity: number, lineId = line.skates) =>
      packOrder(db, lan, { orderId, lines: [{ lineId, quantity }] })
    await expect(pack(3)).rejects.toEqual(refused('shipment-too-many'))
    await expect(pack(0)).rejects.toEqual(refused('shipment-empty'))
    await expect(pack(1, crypto.randomUUID())).rejects.toEqual(refused('shipment-too-many'))
    await pack(2)
    await expect(pack(1)).rejects.toEqual(refused('shipment-too-many'))
    await packOrder(db, lan, { orderId })
    await expect(packOrder(db, lan, { orderId })).rejects.toEqual(refused('order-moved-on'))
  })

  test('staff whose screen is older than a colleague’s edit pack nothing; several parcels need no new screen', async ({
    db,
  }) => {
    const { orderId, skates, bag, line } = await twoLines(db)
    const { version } = (await findOrder(db, orderId))!
    const lines = [
      { lineId: line.skates, variantId: skates, quantity: 3 },
      { lineId: line.bag, variantId: bag, quantity: 1 },
    ]
    const seen = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, lan, { orderId, lines, version, seenTotal: seen.total, reason: null })
    await expect(packOrder(db, lan, { orderId, version })).rejects.toEqual(refused('order-changed'))
    const now = (await findOrder(db, orderId))!.version
    await packOrder(db, lan, { orderId, version: now, lines: [{ lineId: line.skates, quantity: 1 }] })
    await packOrder(db, lan, { orderId, version: now })
    expect(await stateOf(db, orderId)).toBe('packed')
  })

  test('an unpacked parcel is packed anew, and its COD amount goes with its goods', async ({ db }) => {
    const { orderId, two, skates } = await twoShipments(db)
    await unpackShipment(db, lan, { shipmentId: two })
    expect(await stateOf(db, orderId)).toBe('confirmed')
    await packOrder(db, lan, { orderId })
    expect(await stateOf(db, orderId)).toBe('packed')
    const { shipments } = (await findOrder(db, orderId))!
    expect(shipments.map(({ number, state, codAmount }) => [number, state, codAmount])).toEqual([
      [1, 'preparing', 500_000],
      [2, 'cancelled', 900_000],
      [3, 'preparing', 900_000],
    ])
    expect(await findStock(db, skates)).toMatchObject({ onHand: 5, reserved: 2 })
    await expect(handOverShipment(db, lan, { shipmentId: two, ...ghn })).rejects.toEqual(refused('shipment-moved-on'))
  })

  test('a sum paid at the counter meanwhile is not collected again by COD', async ({ db }) => {
    const { orderId, one } = await twoShipments(db)
    expect(await codsOf(db, orderId)).toEqual([500_000, 900_000])
    await settleCash(db, lan, { orderId, amount: 1_000_000, reason: 'Trả tại quầy' })
    expect((await codsOf(db, orderId)).reduce((sum, amount) => sum + amount, 0)).toBe(400_000)
    await handOverShipment(db, lan, { shipmentId: one, ...ghn })
    await deliverShipment(db, lan, { shipmentId: one })
    const [brought, waits] = await codsOf(db, orderId)
    await settleShipmentCod(db, lan, { shipmentId: one, reason: 'Sao kê GHN' })
    expect(await codsOf(db, orderId)).toEqual([brought, waits])
    await settleCash(db, lan, { orderId, reason: 'Trả tại quầy' })
    expect(await codsOf(db, orderId)).toEqual([brought, 0])
  })

  test('a parcel is delivered after two failed attempts', async ({ db }) => {
    const { orderId, one } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await failDeliveryAttempt(db, lan, { shipmentId: one, reason: 'Không nghe máy' })
    await expect(failDeliveryAttempt(db, lan, { shipmentId: one, reason: null })).rejects.toEqual(
      refused('shipment-moved-on'),
    )
    await markInTransit(db, { shipmentId: one })
    await failDeliveryAttempt(db, lan, { shipmentId: one, reason: null })
    expect((await findOrder(db, orderId))!.shipments[0]).toMatchObject({ state: 'failed_attempt', failedAttempts: 2 })
    await deliverShipment(db, lan, { shipmentId: one })
    expect(await stateOf(db, orderId)).toBe('shipped')
  })
})

describe('a parcel comes back', () => {
  test('unopened goods are in stock again, and the order counts as delivered by its other parcel', async ({ db }) => {
    const { orderId, one, two, skates } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await deliverShipment(db, lan, { shipmentId: two })
    await expect(cancelOrder(db, lan, { orderId, reason: 'Muộn' })).rejects.toEqual(refused('order-partly-delivered'))
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'restock' })
    expect(await stateOf(db, orderId)).toBe('delivered')
    expect(await findStock(db, skates)).toMatchObject({ onHand: 4, reserved: 0 })
    expect((await findOrder(db, orderId))!.shipments[0]).toMatchObject({ state: 'returned', returnReason: 'refused' })
    await expect(cancelOrder(db, lan, { orderId, reason: 'Từ chối' })).rejects.toEqual(refused('order-moved-on'))
  })

  test('opened goods wait for inspection, and broken ones are written off once', async ({ db }) => {
    const { orderId, two, skates, bag, line } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await returnShipment(db, lan, { shipmentId: two, reason: 'damaged', goods: 'look' })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 4 })
    await inspectReturnedShipment(db, lan, { shipmentId: two, resellable: [{ lineId: line.skates, quantity: 9 }] })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 4 })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 4 })
    expect((await listMoves(db, bag)).slice(0, 2).map(({ cause, onHandChange }) => [cause, onHandChange])).toEqual([
      ['written_off', -1],
      ['returned', 1],
    ])
    await expect(inspectReturnedShipment(db, lan, { shipmentId: two, resellable: [] })).rejects.toEqual(
      refused('shipment-moved-on'),
    )
  })

  test('a parcel is shipped again with its COD amount, and its goods are reserved again', async ({ db }) => {
    const { orderId, one, skates } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await returnShipment(db, lan, { shipmentId: one, reason: 'unreachable', goods: 'look' })
    const again = await reship(db, lan, { shipmentId: one })
    expect(await stateOf(db, orderId)).toBe('packed')
    expect(await findStock(db, skates)).toMatchObject({ onHand: 4, reserved: 1 })
    expect(await codsOf(db, orderId)).toEqual([500_000, 900_000, 500_000])
    await expect(reship(db, lan, { shipmentId: one })).rejects.toEqual(refused('shipment-moved-on'))
    await db.delete(outbox)
    await unpackShipment(db, lan, { shipmentId: again.shipmentId })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 4, reserved: 0 })
    expect((await db.select().from(outbox)).map(({ name }) => name)).toContain('stock.changed')
    expect(await stateOf(db, orderId)).toBe('shipped')
    const third = await reship(db, lan, { shipmentId: one })
    await handOverShipment(db, lan, { shipmentId: third.shipmentId, ...ghn })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 3, reserved: 0 })
    expect(await stateOf(db, orderId)).toBe('shipped')
  })

  test('a parcel is shipped again while another of its order is packed or not packed yet', async ({ db }) => {
    const { orderId, one, two } = await twoShipments(db)
    await handOverShipment(db, lan, { shipmentId: one, ...ghn })
    await returnShipment(db, lan, { shipmentId: one, reason: 'unreachable', goods: 'restock' })
    expect(await stateOf(db, orderId)).toBe('packed')
    const again = await reship(db, lan, { shipmentId: one })
    expect(await stateOf(db, orderId)).toBe('packed')
    await unpackShipment(db, lan, { shipmentId: again.shipmentId })
    await unpackShipment(db, lan, { shipmentId: two })
    expect(await stateOf(db, orderId)).toBe('confirmed')
    await reship(db, lan, { shipmentId: one })
    expect(await stateOf(db, orderId)).toBe('confirmed')
  })

  test('a parcel cannot be shipped again when its goods were sold meanwhile', async ({ db }) => {
    const { orderId, one, skates } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'restock' })
    const cart = await aCart(db, [{ variantId: skates, quantity: 4 }])
    await placeOrder(db, guest, aPlacement(cart, 2_000_000))
    await expect(reship(db, lan, { shipmentId: one })).rejects.toEqual(refused('shipment-goods-gone'))
  })

  test('an order whose parcels all came back can be cancelled, and no stock is counted twice', async ({ db }) => {
    const { orderId, one, skates, bag } = await twoShipments(db)
    await shipOrder(db, lan, { orderId, ...ghn })
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'restock' })
    await cancelOrder(db, lan, { orderId, reason: 'Không nhận' })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'void' })
  })
})

describe('cancelling an order', () => {
  test('an order cancelled during packing releases all its stock', async ({ db }) => {
    const { orderId, skates, bag, line } = await twoLines(db)
    await packOrder(db, lan, { orderId, lines: [{ lineId: line.skates, quantity: 1 }] })
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 5, reserved: 0 })
    expect((await findOrder(db, orderId))!.shipments).toMatchObject([{ state: 'cancelled' }])
  })

  test('an order with a parcel on the road cannot be cancelled until that parcel is back', async ({ db }) => {
    const { orderId, one, skates, bag } = await twoShipments(db)
    await handOverShipment(db, lan, { shipmentId: one, ...ghn })
    await expect(cancelOrder(db, lan, { orderId, reason: 'x' })).rejects.toEqual(refused('shipment-on-the-road'))
    await returnShipment(db, lan, { shipmentId: one, reason: 'other', goods: 'restock' })
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    expect(await findStock(db, skates)).toMatchObject({ onHand: 5, reserved: 0 })
    expect(await findStock(db, bag)).toMatchObject({ onHand: 5, reserved: 0 })
  })
})
