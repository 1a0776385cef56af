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
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { readShipments } from './read-shipments.ts'
import { shipmentActions, type ShipmentIntent } from './shipment-actions.ts'
import { mostPieces } from './shipment-forms.ts'

const lan = 'user:lan'

/** Two pairs of one line, confirmed, and its form as staff send it. */
async function somePairs(db: Db, quantity = 2) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, quantity * 500_000))
  await confirmOrder(db, lan, { orderId })
  const lineId = (await findOrder(db, orderId))!.lines[0]!.id
  const send = (intent: ShipmentIntent, count: string, shipmentId?: string) => {
    const form = new FormData()
    form.set(`line-${lineId}`, count)
    if (shipmentId) form.set('shipmentId', shipmentId)
    return shipmentActions[intent]({ db, actor: lan, orderId, form, most: new Map([[lineId, quantity]]), locale: 'vi' })
  }
  const shipments = async () => (await findOrder(db, orderId))!.shipments
  return { variantId, orderId, field: `line-${lineId}`, send, shipments }
}

describe('pieces that staff count in a form', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test.for(['', 'hai', '3'])(
    '"%s" of two packs nothing, is explained at its field and stays typed',
    async (count, { db }) => {
      const { field, send, shipments } = await somePairs(db)
      const answer = await send('pack', count)
      expect(answer).toMatchObject({ values: { [field]: count } })
      expect(Object.keys(answer!.errors!)).toEqual([field])
      expect(await shipments()).toEqual([])
      expect(await send('pack', '2')).toBeUndefined()
      expect(await shipments()).toHaveLength(1)
    },
  )

  test('an empty field at the inspection of a returned parcel writes nothing off', async ({ db }) => {
    const { variantId, orderId, field, send } = await somePairs(db)
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await returnShipment(db, lan, { shipmentId, reason: 'refused', goods: 'look' })
    expect(Object.keys((await send('check', '', shipmentId))!.errors!)).toEqual([field])
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3 })
    expect(await send('check', '2', shipmentId)).toBeUndefined()
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5 })
  })
})

test('a form that was shown before a colleague changed the order packs nothing', async ({ db }) => {
  await openSmallShop(db)
  const { orderId, field, shipments } = await somePairs(db)
  const { version } = (await readShipments(db, orderId))!
  const pack = (shown: number) => {
    const form = new FormData()
    form.set(field, '2')
    form.set('version', String(shown))
    return shipmentActions.pack({ db, actor: lan, orderId, form, most: new Map(), locale: 'vi' })
  }
  expect(await pack(version - 1)).toMatchObject({ refusal: m.refusal_order_changed({}, { locale: 'vi' }) })
  expect(await shipments()).toEqual([])
  expect(await pack(version)).toBeUndefined()
  expect(await shipments()).toHaveLength(1)
})

test('“Pack” pressed again after a lost answer packs no second parcel', async ({ db }) => {
  await openSmallShop(db)
  const { orderId, field, shipments } = await somePairs(db, 3)
  const { version } = (await readShipments(db, orderId))!
  const pack = async (id: string, count: string) => {
    const form = new FormData()
    form.set('id', id)
    form.set(field, count)
    form.set('version', String(version))
    const most = mostPieces((await readShipments(db, orderId))!, { packId: id })
    return shipmentActions.pack({ db, actor: lan, orderId, form, most, locale: 'vi' })
  }
  const id = crypto.randomUUID()
  for (let press = 0; press < 2; press += 1) expect(await pack(id, '2')).toBeUndefined()
  expect(await shipments()).toMatchObject([{ id, number: 1, lines: [{ quantity: 2 }] }])
  expect(await pack(id, '1')).toMatchObject({ refusal: m.refusal_shipment_moved_on({}, { locale: 'vi' }) })
  expect(await pack(crypto.randomUUID(), '1')).toBeUndefined()
  expect(await shipments()).toHaveLength(2)
})

test('staff who ask about a parcel of a carrier that cannot be asked are told so', async ({ db }) => {
  await openSmallShop(db)
  const { orderId, send } = await somePairs(db)
  const { shipmentId } = await packOrder(db, lan, { orderId })
  expect(await send('read', '', shipmentId)).toMatchObject({
    refusal: m.refusal_carrier_unknown({}, { locale: 'vi' }),
  })
})

describe('a parcel with a customer’s own sharpened skates, of which a part is refused', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  /** Two helmets of 500,000 and the sharpening of the customer's own skates, 150,000, on the road with COD. */
  async function onTheRoad(db: Db) {
    const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
    const { sharpening } = await aBootAndWork(db)
    const wanted = [
      { variantId, quantity: 2 },
      { variantId: sharpening, quantity: 1 },
    ]
    const { id: orderId } = await placeOrder(db, guest, aPlacement(await aCart(db, wanted), 1_150_000))
    await confirmOrder(db, lan, { orderId })
    for (const { id: workId } of await listWorkOrdersOf(db, orderId)) {
      await takeInSkates(db, lan, { workId, cameBy: 'brought', condition: null })
      await finishWorkOrder(db, lan, { workId, hollow: null, note: null })
    }
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    const { content } = (await readShipments(db, orderId))!.shipments[0]!
    const [helmets, work] = [content.find((one) => one.isStocked)!, content.find((one) => !one.isStocked)!]
    /** Sends the form; the cash is left to the shop. */
    const take = (taken: Record<string, number>) => {
      const form = new FormData()
      form.set('shipmentId', shipmentId)
      for (const [id, count] of Object.entries(taken)) form.set(`line-${id}`, String(count))
      const sent = { db, actor: lan, orderId, form, most: new Map<string, number>(), locale: 'vi' as const }
      return shipmentActions['deliver-part'](sent)
    }
    const parcels = async () => (await findOrder(db, orderId))!.shipments
    return { helmets, work, take, parcels }
  }

  test('the customer keeps the skates and one helmet, and pays what the form proposed', async ({ db }) => {
    const { helmets, work, take, parcels } = await onTheRoad(db)
    expect([helmets.isTop, work.isTop]).toEqual([true, true])
    const proposed = 1_150_000 - helmets.refunds[1]! - work.refunds[0]!
    expect(await take({ [helmets.id]: 1, [work.id]: 1 })).toBeUndefined()
    const [kept, back] = await parcels()
    expect(kept).toMatchObject({ state: 'delivered', codAmount: proposed })
    expect(proposed).toBe(650_000)
    expect(back!.lines).toEqual([expect.objectContaining({ orderLineId: helmets.id, quantity: 1 })])
  })

  test('skates that come back with a helmet are not paid for', async ({ db }) => {
    const { helmets, work, take, parcels } = await onTheRoad(db)
    expect(await take({ [helmets.id]: 1, [work.id]: 0 })).toBeUndefined()
    const [kept, back] = await parcels()
    expect(kept).toMatchObject({ state: 'delivered', codAmount: 500_000 })
    expect(back!.lines.map(({ orderLineId }) => orderLineId).toSorted()).toEqual([helmets.id, work.id].toSorted())
  })

  test('a form that says nothing of the skates is refused, and nothing is guessed', async ({ db }) => {
    const { helmets, take, parcels } = await onTheRoad(db)
    expect(await take({ [helmets.id]: 1 })).toMatchObject({ refusal: m.refusal_part_incomplete({}, { locale: 'vi' }) })
    expect(await parcels()).toMatchObject([{ state: 'handed_over', codAmount: 1_150_000 }])
  })
})
