import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { allowUnpaidDispatch } from '#flows/payments/allow-unpaid-dispatch.ts'
import { bookShipment } from '#flows/shipments/book-shipment.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { changePaymentMethod } from '#flows/payments/change-payment-method.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { cancelBookings } from '#flows/shipments/cancel-bookings.ts'
import { correctCod } from '#flows/shipments/correct-cod.ts'
import { listOrderRows } from '#flows/orders/list-order-rows.ts'
import { pollShipment } from '#flows/shipments/poll-shipment.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { reactions } from '#flows/reactions.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { unpackShipment } from '#flows/shipments/unpack-shipment.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { store, useStore, type Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { listSandboxShipments, moveSandboxShipment } from '#sandbox/shipment-memory.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { sandbox as ghnSandbox } from '#sandbox/ghn/sandbox.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const size = { weightG: 3200, boxCm: [38, 30, 14] as const, carrier: 'ghn' as const }

/** What happens in the shop while GHN works on a request whose path ends so. */
let meanwhile: { at: string; happens: () => Promise<unknown> } | undefined

let server: Server
const app = new Hono()
app.use('/sandbox/ghn/*', async (c, next) => {
  const now = meanwhile
  if (now && c.req.path.endsWith(now.at)) {
    meanwhile = undefined
    await now.happens()
  }
  return next()
})
app.route('/sandbox/ghn', ghnSandbox.routes)

beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  useEnv(readEnv({ ...ownSettings(), SHOP_MODE: 'demo', PORT: String((server.address() as AddressInfo).port) }))
  openSecret()
})
afterAll(() => void server.close())

test.beforeEach(async ({ db, store: own }) => {
  useStore({ ...own, db } as typeof store)
  await openSmallShop(db)
})

/** A packed order of a million; one to be paid in advance may leave unpaid. */
async function packed(db: Db, payment: 'cod' | 'bank_transfer' = 'cod') {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000, { payment }))
  await confirmOrder(db, lan, { orderId, unpaidReason: payment === 'cod' ? undefined : 'Khách gọi' })
  if (payment !== 'cod') await allowUnpaidDispatch(db, lan, { orderId, reason: 'Khách quen', seenOpen: 1_000_000 })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  return { orderId, shipmentId, variantId }
}

const shipmentOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!.shipments[0]!
const toldGhn = async (db: Db) => (await listSandboxShipments(db))[0]!.request.cod_amount
const ship = (db: Db, orderId: string) =>
  shipOrder(db, lan, { orderId, carrier: '', trackingCode: null, trackingUrl: null })
const corrections = (orderId: string) =>
  queued.filter(({ name, payload }) => name === 'correct-cod' && payload.orderId === orderId)
/** What the worker does when the buyer has chosen another payment method. */
const toldOfMethod = async (db: Db, orderId: string) => {
  for (const reaction of reactions['payment.method-changed']!) await reaction(db, { orderId }, 1)
}
const everyOrder = {
  state: null,
  payment: null,
  method: null,
  channel: null,
  text: '',
  sort: '-time',
  page: 1,
} as const
const issuesOf = async (db: Db, orderId: string) =>
  (await listOrderRows(db, { ...everyOrder, view: 'problems' })).find(({ id }) => id === orderId)?.issues ?? []

describe('a buyer chooses cash on delivery after a waybill that collects nothing', () => {
  test('the waybill is rewritten, and until then the parcel does not leave', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db, 'bank_transfer')
    await bookShipment(db, lan, { shipmentId, ...size })
    expect(await toldGhn(db)).toBe(0)
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    await toldOfMethod(db, orderId)
    expect(corrections(orderId)).toHaveLength(1)
    await expect(ship(db, orderId)).rejects.toEqual(refused('shipment-cod-stale'))
    await correctCod(db, orderId)
    expect([await toldGhn(db), (await shipmentOf(db, orderId)).codAmount]).toEqual([1_000_000, 1_000_000])
    await ship(db, orderId)
    expect(await issuesOf(db, orderId)).toEqual([])
  })

  test('a parcel fetched before the rewrite is among the problems with the reason, and GHN is told on the way', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await packed(db, 'bank_transfer')
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'picked' })
    await pollShipment(db, shipmentId)
    const order = (await findOrder(db, orderId))!
    expect(order).toMatchObject({ state: 'shipped', shipments: [{ codAmount: 0 }] })
    const note = order.timeline.find(({ kind }) => kind === 'note')
    expect(note).toMatchObject({ public: false, note: expect.stringContaining('1.000.000') })
    expect(await issuesOf(db, orderId)).toEqual(['unpaid'])
    expect(corrections(orderId)).toHaveLength(1)
    await correctCod(db, orderId)
    expect(await toldGhn(db)).toBe(1_000_000)
    expect(await issuesOf(db, orderId)).toEqual([])
  })

  test('a parcel out for delivery keeps nothing to collect at GHN, and staff are told', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db, 'bank_transfer')
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'delivering' })
    await pollShipment(db, shipmentId)
    await correctCod(db, orderId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ codAmount: 0, codError: expect.stringContaining('COD') })
    expect(await issuesOf(db, orderId)).toEqual(['unpaid', 'cod'])
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'delivered' })
    await pollShipment(db, shipmentId)
    expect(await issuesOf(db, orderId)).toEqual(['owing'])
  })

  test('no waybill is made for goods that may not leave unpaid', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db)
    await changePaymentMethod(db, guest, { orderId, method: 'bank_transfer' })
    await expect(bookShipment(db, lan, { shipmentId, ...size })).rejects.toEqual(refused('leaves-unpaid'))
    expect(await listSandboxShipments(db)).toEqual([])
  })
})

describe('changes while GHN makes or changes the waybill', () => {
  test('a payment arrives: GHN is told to collect nothing', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db)
    meanwhile = { at: '/create', happens: () => settleCash(db, lan, { orderId, reason: 'Sao kê' }) }
    await bookShipment(db, lan, { shipmentId, ...size })
    expect((await shipmentOf(db, orderId)).codAmount).toBe(1_000_000)
    expect(corrections(orderId)).toHaveLength(1)
    await expect(ship(db, orderId)).rejects.toEqual(refused('shipment-cod-stale'))
    await correctCod(db, orderId)
    expect([await toldGhn(db), (await shipmentOf(db, orderId)).codAmount]).toEqual([0, 0])
    await ship(db, orderId)
  })

  test('a paid parcel that GHN fetches at once is tracked, is among the problems, and GHN is told again', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await packed(db)
    meanwhile = { at: '/create', happens: () => settleCash(db, lan, { orderId, reason: 'Sao kê' }) }
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'picked' })
    await pollShipment(db, shipmentId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'in_transit', codAmount: 1_000_000 })
    expect(await issuesOf(db, orderId)).toEqual(['cod'])
    expect(corrections(orderId)).toHaveLength(2)
    await correctCod(db, orderId)
    expect(await toldGhn(db)).toBe(0)
    expect(await issuesOf(db, orderId)).toEqual([])
  })

  test('the buyer chooses cash: the waybill that collected nothing is raised', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db, 'bank_transfer')
    meanwhile = { at: '/create', happens: () => changePaymentMethod(db, guest, { orderId, method: 'cod' }) }
    await bookShipment(db, lan, { shipmentId, ...size })
    expect(corrections(orderId)).toHaveLength(1)
    await correctCod(db, orderId)
    expect(await toldGhn(db)).toBe(1_000_000)
  })

  test('money comes after GHN’s answer was lost: the waybill found again still collects, and GHN is told', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await packed(db)
    await bookShipment(db, lan, { shipmentId, ...size })
    await db.update(shipments).set({ bookedAt: null, trackingCode: null, carrier: null })
    await settleCash(db, lan, { orderId, reason: 'Sao kê' })
    await bookShipment(db, lan, { shipmentId, ...size })
    expect((await shipmentOf(db, orderId)).codAmount).toBe(1_000_000)
    expect(corrections(orderId)).toHaveLength(1)
    await correctCod(db, orderId)
    expect([await toldGhn(db), (await shipmentOf(db, orderId)).codAmount]).toEqual([0, 0])
  })

  test('GHN does not answer to the new amount: staff read that, and the job is retried', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db)
    await bookShipment(db, lan, { shipmentId, ...size })
    await settleCash(db, lan, { orderId, reason: 'Sao kê' })
    meanwhile = { at: '/updateCOD', happens: () => Promise.reject(new HTTPException(503)) }
    await expect(correctCod(db, orderId)).rejects.toEqual(refused('carrier-silent'))
    const codError = expect.stringContaining('GHN')
    expect(await shipmentOf(db, orderId)).toMatchObject({ codAmount: 1_000_000, codError })
    await correctCod(db, orderId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ codAmount: 0, codError: null })
    expect(await toldGhn(db)).toBe(0)
  })

  test('the order is cancelled: its waybill is cancelled at GHN too', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db)
    meanwhile = { at: '/create', happens: () => cancelOrder(db, lan, { orderId, reason: 'Đổi ý' }) }
    await bookShipment(db, lan, { shipmentId, ...size })
    expect(queued).toContainEqual({ name: 'cancel-bookings', payload: { orderId } })
  })

  test('a colleague unpacks or hands it over: refused until GHN answers, and at once where GHN refuses', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await packed(db)
    const unpack = () => db.transaction((tx) => unpackShipment(tx, lan, { shipmentId }))
    const tracking = { carrier: 'Xe nhà', trackingCode: null, trackingUrl: null }
    const handOver = () => db.transaction((tx) => handOverShipment(tx, lan, { shipmentId, ...tracking }))
    const ship = () => db.transaction((tx) => shipOrder(tx, lan, { orderId, ...tracking }))
    const happens = async () => {
      for (const early of [unpack, handOver, ship]) await expect(early()).rejects.toEqual(refused('shipment-booking'))
    }
    meanwhile = { at: '/create', happens }
    await expect(bookShipment(db, lan, { shipmentId, ...size, weightG: 60_000 })).rejects.toEqual(
      refused('carrier-refused'),
    )
    await unpack()
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'cancelled', bookedAt: null })
  })

  test('a parcel unpacked long before GHN answered: its waybill is cancelled, and its order keeps its goods', async ({
    db,
  }) => {
    const { orderId, shipmentId, variantId } = await packed(db)
    meanwhile = {
      at: '/create',
      async happens() {
        await db.update(shipments).set({ bookingSince: new Date(Date.now() - 6 * 60_000) })
        await unpackShipment(db, lan, { shipmentId })
      },
    }
    await bookShipment(db, lan, { shipmentId, ...size })
    await packOrder(db, lan, { orderId })
    expect(queued).toContainEqual({ name: 'cancel-bookings', payload: { orderId } })
    await cancelBookings(db, orderId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'cancelled', bookedAt: null })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 2 })
    await shipOrder(db, lan, { orderId, carrier: 'Xe nhà', trackingCode: null, trackingUrl: null })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3, reserved: 0 })
  })

  test('a payment arrives while GHN changes the amount: the amount is compared once more', async ({ db }) => {
    const { orderId, shipmentId } = await packed(db, 'bank_transfer')
    await bookShipment(db, lan, { shipmentId, ...size })
    await changePaymentMethod(db, guest, { orderId, method: 'cod' })
    meanwhile = { at: '/updateCOD', happens: () => settleCash(db, lan, { orderId, reason: 'Sao kê' }) }
    await correctCod(db, orderId)
    expect(await toldGhn(db)).toBe(1_000_000)
    expect(corrections(orderId)).toHaveLength(1)
    await correctCod(db, orderId)
    expect([await toldGhn(db), (await shipmentOf(db, orderId)).codAmount]).toEqual([0, 0])
  })
})
