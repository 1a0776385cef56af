import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { carryEvents } from '#test/a-review.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
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
  return { orderId, workId, shipmentId }
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
})
