import { describe, expect } from 'vitest'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { returnShipment } from '#flows/shipments/return-shipment.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { shipmentActions, type ShipmentIntent } from './shipment-actions.ts'

const lan = 'user:lan'

/** Two pairs of one line, confirmed, and its form as staff send it. */
async function twoPairs(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const lineId = (await findOrder(db, orderId))!.lines[0]!.id
  const send = (intent: ShipmentIntent, count: string, shipmentId?: string) => {
    const form = new FormData()
    form.set(`line-${lineId}`, count)
    if (shipmentId) form.set('shipmentId', shipmentId)
    return shipmentActions[intent]({ db, actor: lan, orderId, form, most: new Map([[lineId, 2]]), locale: 'vi' })
  }
  const shipments = async () => (await findOrder(db, orderId))!.shipments
  return { variantId, orderId, field: `line-${lineId}`, send, shipments }
}

describe('pieces that staff count in a form', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test.for(['', 'hai', '3'])(
    '"%s" of two packs nothing, is explained at its field and stays typed',
    async (count, { db }) => {
      const { field, send, shipments } = await twoPairs(db)
      const answer = await send('pack', count)
      expect(answer).toMatchObject({ values: { [field]: count } })
      expect(Object.keys(answer!.errors!)).toEqual([field])
      expect(await shipments()).toEqual([])
      expect(await send('pack', '2')).toBeUndefined()
      expect(await shipments()).toHaveLength(1)
    },
  )

  test('an empty field at the inspection of a returned parcel writes nothing off', async ({ db }) => {
    const { variantId, orderId, field, send } = await twoPairs(db)
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await returnShipment(db, lan, { shipmentId, reason: 'refused', goods: 'look' })
    expect(Object.keys((await send('check', '', shipmentId))!.errors!)).toEqual([field])
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3 })
    expect(await send('check', '2', shipmentId)).toBeUndefined()
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5 })
  })
})
