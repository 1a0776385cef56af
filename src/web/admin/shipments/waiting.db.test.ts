import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { useAllGateways } from '#gateways/use-gateways.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import {
  countWaitingShipments,
  findWaitingShipments,
  listWaitingShipments,
} from '#flows/shipments/list-waiting-shipments.ts'
import { orders } from '#shop/orders/schema.ts'
import { useCarriers } from '#shop/shipping/carriers.ts'
import { CarrierRefused } from '#shop/shipping/carrier-error.ts'
import type { Carrier } from '#shop/shipping/carrier.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { bookShipments, handOverShipments } from '#flows/shipments/bulk-shipments.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { printLabels } from '#flows/shipments/print-labels.ts'

const lan = 'user:lan'
const size = { weightG: 1200, boxCm: [40, 30, 15] as const }
const everything = { view: null, page: 1, limit: 100, locale: 'vi' as const }

/** One pair for 1,000,000, paid at the door, packed as one parcel. */
async function aParcel(db: Db) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 3 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId, code } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  return { orderId, code, shipmentId }
}

/** A carrier that knows every street but one, and prints many labels in one sheet. */
function answering({ refuses }: { refuses?: string } = {}) {
  const carrier: Carrier = {
    code: 'ghn',
    name: 'GHN',
    create: async ({ reference }) => {
      if (refuses && reference.startsWith(refuses)) throw new CarrierRefused('GHN', 'wrong ward')
      return { trackingCode: `T-${reference}`, trackingUrl: 'https://ghn.example/', fee: 30_000, expectedAt: null }
    },
    labels: async (codes) => ({ url: `https://ghn.example/print?${codes.join(',')}` }),
  }
  const keys = { find: () => ({}), isSandbox: () => false } as never
  useCarriers([{ id: 'ghn', keys, carrier: () => carrier, stages: {} }])
}

test.beforeEach(({ db }) => openSmallShop(db))
test.afterEach(() => useAllGateways())

describe('parcels that wait to be sent', () => {
  test('are listed with goods, weight and the amount at the door, and are gone from the list once they leave', async ({
    db,
  }) => {
    const [first, second] = [await aParcel(db), await aParcel(db)]
    const rows = await listWaitingShipments(db, everything)
    expect(rows.map(({ code }) => code)).toEqual([first.code, second.code])
    expect(rows[0]).toMatchObject({ view: 'unbooked', cod: 1_000_000, number: 1, goods: [{ pieces: 1 }] })
    expect(rows[0]!.weight).toBeGreaterThanOrEqual(100)
    const tracking = { carrier: 'Viettel Post', trackingCode: 'VT1', trackingUrl: null }
    const shipments = [{ shipmentId: first.shipmentId, ...tracking }]
    expect(await handOverShipments(db, lan, { shipments, locale: 'vi' })).toEqual([
      { shipmentId: first.shipmentId, refusal: null },
    ])
    expect((await listWaitingShipments(db, everything)).map(({ code }) => code)).toEqual([second.code])
    const order = (await findOrder(db, first.orderId))!
    expect(order.state).toBe('shipped')
    expect(order.shipments[0]).toMatchObject({ carrier: 'Viettel Post', trackingCode: 'VT1' })
  })

  test('one that has left meanwhile is refused by name, and the others still leave', async ({ db }) => {
    const [gone, good] = [await aParcel(db), await aParcel(db)]
    const tracking = { carrier: 'Grab', trackingCode: null, trackingUrl: null }
    const one = (shipmentId: string) => ({ shipmentId, ...tracking })
    await handOverShipments(db, lan, { shipments: [one(gone.shipmentId)], locale: 'vi' })
    const shipments = [one(gone.shipmentId), one(good.shipmentId)]
    const results = await handOverShipments(db, lan, { shipments, locale: 'vi' })
    expect(results.map(({ refusal }) => Boolean(refusal))).toEqual([true, false])
    expect((await findOrder(db, good.orderId))!.state).toBe('shipped')
  })

  test('get their waybills together; the one that the carrier refuses is told with its reason and waits on', async ({
    db,
  }) => {
    const parcels = [await aParcel(db), await aParcel(db), await aParcel(db), await aParcel(db), await aParcel(db)]
    answering({ refuses: parcels[2]!.code })
    const shipments = parcels.map(({ shipmentId }) => ({ shipmentId, ...size }))
    const results = await bookShipments(db, lan, { shipments, carrier: 'ghn', locale: 'vi' })
    expect(results.map(({ refusal }) => refusal && refusal.includes('wrong ward'))).toEqual([
      null,
      null,
      true,
      null,
      null,
    ])
    expect(await countWaitingShipments(db)).toEqual({ all: 5, unbooked: 1, booked: 4, pickup: 0 })
    const booked = await listWaitingShipments(db, { ...everything, view: 'booked' })
    expect(booked[0]).toMatchObject({ carrier: 'GHN', trackingCode: `T-${parcels[0]!.code}-1`, weight: 1200 })
  })

  test('have the labels of their carrier in one sheet, and those of the shop where one of them has no waybill', async ({
    db,
  }) => {
    const [one, two, three] = [await aParcel(db), await aParcel(db), await aParcel(db)]
    answering()
    const shipments = [one, two].map(({ shipmentId }) => ({ shipmentId, ...size }))
    await bookShipments(db, lan, { shipments, carrier: 'ghn', locale: 'vi' })
    const sheet = await printLabels(db, [one.shipmentId, two.shipmentId], 'vi')
    expect(sheet).toMatchObject({ url: expect.stringContaining(`?T-${one.code}-1,T-${two.code}-1`) })
    // As the parcels stand on the screen.
    const turned = await printLabels(db, [two.shipmentId, one.shipmentId], 'vi')
    expect(turned).toMatchObject({ url: expect.stringContaining(`?T-${two.code}-1,T-${one.code}-1`) })
    const own = await printLabels(db, [one.shipmentId, three.shipmentId], 'vi')
    expect(own).toMatchObject({ file: 'luot-nhan-2-nhan.pdf' })
    expect(
      Buffer.from((own as { bytes: Buffer }).bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(2)
    expect(await printLabels(db, [crypto.randomUUID()], 'vi')).toBeUndefined()
  })

  test('are found by their ids, wherever they stand in the list; of an unpaid pickup it is said what is due at the shop', async ({
    db,
  }) => {
    const [first, second] = [await aParcel(db), await aParcel(db)]
    await db.update(orders).set({ method: 'pickup' }).where(eq(orders.id, second.orderId))
    const ids = [second.shipmentId, first.shipmentId, crypto.randomUUID()]
    const rows = await findWaitingShipments(db, ids, 'vi')
    expect(rows.map(({ code, view, dueAtShop }) => [code, view, dueAtShop])).toEqual([
      [first.code, 'unbooked', 0],
      [second.code, 'pickup', 1_000_000],
    ])
    expect(await findWaitingShipments(db, [], 'vi')).toEqual([])
  })
})
