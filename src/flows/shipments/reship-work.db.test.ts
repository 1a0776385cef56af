import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { carryEvents } from '#test/a-review.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { handOverShipment } from './hand-over-shipment.ts'
import { inspectReturnedShipment } from './inspect-returned-shipment.ts'
import { markShipmentLost } from './mark-shipment-lost.ts'
import { packOrder } from './pack-order.ts'
import { reship } from './reship.ts'
import { returnShipment } from './return-shipment.ts'
import { shipOrder } from './ship-order.ts'
import { unpackShipment } from './unpack-shipment.ts'

const lan = 'user:lan'
const ghn = { carrier: 'GHN', trackingCode: null, trackingUrl: null }
const refused = (code: string) => expect.objectContaining({ code })
const plain = { hollow: null, note: null }

/** A sharpened pair on the road. */
async function sharpenedAway(db: Db) {
  const { boot, sharpening } = await aBootAndWork(db)
  const line = { variantId: boot, quantity: 1, services: [sharpening], finalSince: new Date() }
  const { cartId } = await replaceCart(db, undefined, [line])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, 1_150_000))
  await confirmOrder(db, lan, { orderId })
  const workId = (await listWorkOrdersOf(db, orderId))[0]!.id
  await finishWorkOrder(db, lan, { workId, ...plain })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await shipOrder(db, lan, { orderId, ...ghn })
  return { orderId, workId, shipmentId, boot }
}

const workOf = async (db: Db, orderId: string) => (await listWorkOrdersOf(db, orderId))[0]!.state

test.beforeEach(({ db }) => openSmallShop(db))

describe('work on a pair that is sent again', () => {
  test('another pair for a lost one is worked on before it leaves', async ({ db }) => {
    const { orderId, workId, shipmentId } = await sharpenedAway(db)
    await markShipmentLost(db, lan, { shipmentId, reason: 'lost', claim: null })
    const again = await reship(db, lan, { shipmentId })
    expect(await workOf(db, orderId)).toBe('open')
    await expect(handOverShipment(db, lan, { ...again, ...ghn })).rejects.toEqual(refused('work-unfinished'))
    await expect(shipOrder(db, lan, { orderId, ...ghn })).rejects.toEqual(refused('work-unfinished'))
    await finishWorkOrder(db, lan, { workId, ...plain })
    await handOverShipment(db, lan, { ...again, ...ghn })
    await deliverShipment(db, lan, again)
    await carryEvents(db)
    expect(await workOf(db, orderId)).toBe('handed_back')
  })

  test('so is one for a pair that was inspected; one that nobody inspected goes as it came', async ({ db }) => {
    const { orderId, shipmentId } = await sharpenedAway(db)
    await returnShipment(db, lan, { shipmentId, reason: 'unreachable', goods: 'look' })
    const { shipmentId: second } = await reship(db, lan, { shipmentId })
    expect(await workOf(db, orderId)).toBe('done')
    await handOverShipment(db, lan, { shipmentId: second, ...ghn })
    await returnShipment(db, lan, { shipmentId: second, reason: 'unreachable', goods: 'look' })
    const pair = (await findOrder(db, orderId))!.lines.find((line) => line.stocked)!
    await inspectReturnedShipment(db, lan, { shipmentId: second, resellable: [{ lineId: pair.id, quantity: 1 }] })
    await reship(db, lan, { shipmentId: second })
    expect(await workOf(db, orderId)).toBe('open')
  })

  test('a pair that is unpacked again is not for sale as new: it waits for inspection, and can still be sent', async ({
    db,
  }) => {
    const { orderId, shipmentId, boot } = await sharpenedAway(db)
    await returnShipment(db, lan, { shipmentId, reason: 'unreachable', goods: 'look' })
    const { onHand } = (await findStock(db, boot))!
    await unpackShipment(db, lan, await reship(db, lan, { shipmentId }))
    expect(await findStock(db, boot)).toMatchObject({ onHand, reserved: 0 })
    const waiting = (await findOrder(db, orderId))!.shipments.at(-1)!
    expect(waiting).toMatchObject({ state: 'returned', returnReason: 'worked', checkedAt: null, endedAt: null })
    await expect(reship(db, lan, { shipmentId })).rejects.toEqual(refused('shipment-moved-on'))
    const again = await reship(db, lan, { shipmentId: waiting.id })
    expect(await workOf(db, orderId)).toBe('done')
    await handOverShipment(db, lan, { ...again, ...ghn })
    await deliverShipment(db, lan, again)
    expect(await findStock(db, boot)).toMatchObject({ onHand, reserved: 0 })
    expect((await findOrder(db, orderId))!.state).toBe('delivered')
  })

  test('a new pair for a lost one is for sale again when it is unpacked before anyone worked on it', async ({ db }) => {
    const { shipmentId, boot } = await sharpenedAway(db)
    await markShipmentLost(db, lan, { shipmentId, reason: 'lost', claim: null })
    const { onHand } = (await findStock(db, boot))!
    await unpackShipment(db, lan, await reship(db, lan, { shipmentId }))
    expect(await findStock(db, boot)).toMatchObject({ onHand, reserved: 0 })
  })
})

test('a lost pair of two is worked on anew, and the other one still does not count as new', async ({ db }) => {
  const { boot, sharpening } = await aBootAndWork(db)
  const line = { variantId: boot, quantity: 2, services: [sharpening], finalSince: new Date() }
  const { cartId } = await replaceCart(db, undefined, [line])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, 2_300_000))
  await confirmOrder(db, lan, { orderId })
  const workId = (await listWorkOrdersOf(db, orderId))[0]!.id
  await finishWorkOrder(db, lan, { workId, hollow: '1/2"', note: 'Cạnh trong hơi mòn' })
  const lineId = (await findOrder(db, orderId))!.lines.find((one) => one.stocked)!.id
  const lost = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  const other = await packOrder(db, lan, { orderId })
  await shipOrder(db, lan, { orderId, ...ghn })
  await markShipmentLost(db, lan, { ...lost, reason: 'lost', claim: null })
  const again = await reship(db, lan, lost)
  const anew = { state: 'open', doneAt: null, hollow: null, doneNote: null }
  expect(await listWorkOrdersOf(db, orderId)).toMatchObject([anew])
  await unpackShipment(db, lan, again)
  const { onHand, reserved } = (await findStock(db, boot))!
  expect(reserved).toBe(0)
  await returnShipment(db, lan, { ...other, reason: 'unreachable', goods: 'restock' })
  expect(await findStock(db, boot)).toMatchObject({ onHand })
})

test('own skates whose parcel came back are handed back only once it arrives', async ({ db }) => {
  const { boot, sharpening } = await aBootAndWork(db)
  const cartId = await aCart(
    db,
    [boot, sharpening].map((variantId) => ({ variantId, quantity: 1 })),
  )
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, 1_150_000))
  await confirmOrder(db, lan, { orderId })
  const workId = (await listWorkOrdersOf(db, orderId))[0]!.id
  await takeInSkates(db, lan, { workId, cameBy: 'brought', condition: null })
  await finishWorkOrder(db, lan, { workId, ...plain })
  const lineId = (await findOrder(db, orderId))!.lines.find((line) => line.stocked)!.id
  const boots = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await shipOrder(db, lan, { orderId, ...ghn })
  await deliverShipment(db, lan, boots)
  await returnShipment(db, lan, { shipmentId, reason: 'unreachable', goods: 'look' })
  expect((await findOrder(db, orderId))!.state).toBe('delivered')
  await carryEvents(db)
  expect(await listWorkOrdersOf(db, orderId)).toMatchObject([{ state: 'done', handedBackAt: null }])
  const again = await reship(db, lan, { shipmentId })
  await handOverShipment(db, lan, { ...again, ...ghn })
  await deliverShipment(db, lan, again)
  await carryEvents(db)
  expect(await workOf(db, orderId)).toBe('handed_back')
})
