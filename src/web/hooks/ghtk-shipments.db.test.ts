import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { bookShipment } from '#flows/shipments/book-shipment.ts'
import { cancelBooking } from '#flows/shipments/cancel-booking.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { pollShipment } from '#flows/shipments/poll-shipment.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { store, useStore, type Db } from '#platform/postgres/db.server.ts'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { carrierNoticePath, carrierOf } from '#shop/shipping/carriers.ts'
import { listSandboxShipments, moveSandboxShipment } from '#sandbox/shipment-memory.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { carrierRoutes } from './carrier-routes.ts'
import { answerAsProvider, registerSandboxes } from '#sandbox/sandboxes.ts'
import { sandbox as ghtkSandbox } from '#sandbox/ghtk/sandbox.ts'
import { ghtk } from '#shop/shipping/ghtk/ghtk.ts'
import { ghtkKeys } from '#shop/shipping/ghtk/keys.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const size = { weightG: 3200, boxCm: [38, 30, 14] as const, carrier: 'ghtk' as const }

let server: Server
const app = new Hono()
registerSandboxes({ payments: [], signIn: [], carriers: [ghtkSandbox] })
app.all('/sandbox/:id/*', (c) => answerAsProvider(c.req.param('id'), c.req.raw) ?? c.text('not found', 404))
app.route(
  '/api/hooks',
  carrierRoutes(() => '192.0.2.7'),
)

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

async function aShipment(db: Db) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const placement = aPlacement(await aCart(db, [{ variantId, quantity: 2 }]), 1_000_000, {
    inspect: true,
    note: 'Cổng sau',
  })
  const { id: orderId, code } = await placeOrder(db, guest, placement)
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  return { orderId, code, shipmentId }
}

const shipmentOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!.shipments[0]!
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

describe('a parcel with GHTK', () => {
  test('a waybill is booked once under our code, weighed in kilograms, and found again when the answer was lost', async ({
    db,
  }) => {
    const { orderId, code, shipmentId } = await aShipment(db)
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const [there, ...others] = await listSandboxShipments(db)
    expect(others).toEqual([])
    expect(there).toMatchObject({
      carrier: 'ghtk',
      orderCode: trackingCode,
      clientOrderCode: `${code}-1`,
      request: { order: { pick_money: 1_000_000, total_weight: 3.2, is_freeship: '1', tags: [10], note: 'Cổng sau' } },
    })
    expect(await shipmentOf(db, orderId)).toMatchObject({
      carrier: 'GHTK',
      trackingCode,
      trackingUrl: `https://i.ghtk.vn/${trackingCode}`,
      codAmount: 1_000_000,
      carrierFee: 29_500,
    })
    await db.update(shipments).set({ bookedAt: null, trackingCode: null, carrier: null })
    expect((await bookShipment(db, lan, { shipmentId, ...size })).trackingCode).toBe(trackingCode)
  })

  test('a quote is the price that GHTK says', async () =>
    expect(
      await carrierOf('ghtk')!.quote!({
        weightG: 3200,
        boxCm: [38, 30, 14],
        value: 2_000_000,
        cod: 0,
        to: {
          name: 'Lan',
          phone: '+84901234567',
          street: '1',
          wardName: 'Phường Ba Đình',
          provinceName: 'Thành phố Hà Nội',
        },
        inspect: false,
        note: null,
        items: [],
      }),
    ).toEqual({ fee: 39_500, expectedAt: null }))

  test('a parcel follows GHTK’s status numbers; what a courier only reports changes nothing', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const seen = async (status: string, reason?: string) => {
      await moveSandboxShipment(db, { carrier: 'ghtk', orderCode, status, reason })
      await pollShipment(db, shipmentId)
      return (await findOrder(db, orderId))!
    }
    expect((await seen('12')).state).toBe('packed')
    expect((await seen('123')).state).toBe('packed')
    expect(await seen('3')).toMatchObject({
      state: 'shipped',
      shipments: [{ state: 'in_transit', carrierStatus: '3' }],
    })
    expect((await seen('10', 'Thuê bao')).shipments[0]).toMatchObject({
      state: 'failed_attempt',
      carrierReason: 'Thuê bao',
    })
    await seen('4')
    expect((await seen('45')).state).not.toBe('delivered')
    expect(await seen('5')).toMatchObject({ state: 'delivered', shipments: [{ state: 'delivered' }] })
  })

  test('a waybill is cancelled before GHTK fetches the parcel, and refused after', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await moveSandboxShipment(db, { carrier: 'ghtk', orderCode, status: '3' })
    await expect(cancelBooking(db, lan, { shipmentId })).rejects.toEqual(refused('carrier-refused'))
    await moveSandboxShipment(db, { carrier: 'ghtk', orderCode, status: '-1' })
    await carrierOf('ghtk')!.cancel!(orderCode)
    await cancelBooking(db, lan, { shipmentId })
    expect(await shipmentOf(db, orderId)).toMatchObject({ trackingCode: null, bookedAt: null })
  })

  test('a parcel that GHTK gave up fetching has no waybill any more, is not sent off with the old one, and is booked anew', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    for (const status of ['12', '7']) await moveSandboxShipment(db, { carrier: 'ghtk', orderCode, status })
    await pollShipment(db, shipmentId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'preparing', trackingCode: null, bookedAt: null })
    const stale = { shipmentId, carrier: '', trackingCode: null, trackingUrl: null, isBooked: true }
    await expect(handOverShipment(db, lan, stale)).rejects.toEqual(refused('shipment-waybill-gone'))
    expect((await bookShipment(db, lan, { shipmentId, ...size })).trackingCode).not.toBe(orderCode)
  })

  test('while one carrier makes the waybill, the parcel is not booked with another', async ({ db }) => {
    const { shipmentId } = await aShipment(db)
    await db.update(shipments).set({ bookedWith: 'ghn', bookedAs: 'A-1', bookingSince: new Date() })
    await expect(bookShipment(db, lan, { shipmentId, ...size })).rejects.toEqual(refused('shipment-booking'))
  })

  test('a parcel worth more than GHTK insures is booked, insured for as much as it does', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 24_000_000, stock: 1 })
    const paidAhead = { payment: 'bank_transfer' as const }
    const placement = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 24_000_000, paidAhead)
    const { id: orderId } = await placeOrder(db, guest, placement)
    await settleCash(db, lan, { orderId, reason: 'Chuyển khoản' })
    await confirmOrder(db, lan, { orderId })
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await bookShipment(db, lan, { shipmentId, ...size })
    const [there] = await listSandboxShipments(db)
    expect(there).toMatchObject({ request: { order: { pick_money: 0, value: 20_000_000 } } })
  })

  test('a label is passed on as a PDF; a label for an unknown parcel is refused', async ({ db }) => {
    const { shipmentId } = await aShipment(db)
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const label = (await carrierOf('ghtk')!.label!(trackingCode)) as { file: Uint8Array; contentType: string }
    expect(label.contentType).toBe('application/pdf')
    expect(new TextDecoder().decode(label.file)).toContain(`(${trackingCode}) Tj`)
    await expect(carrierOf('ghtk')!.label!('S1.A1.1')).rejects.toEqual(refused('carrier-refused'))
  })
})

describe('webhooks of GHTK', () => {
  const knock = (path: string, body: string) =>
    fetch(at(path), { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })

  test('a false webhook delivers nothing: the parcel is read again from GHTK', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    expect((await knock(carrierNoticePath('ghtk'), `label_id=${trackingCode}&status_id=5`)).status).toBe(200)
    expect(queued).toContainEqual({ name: 'poll-shipment', payload: { shipmentId } })
    await pollShipment(db, shipmentId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'preparing', codAmount: 1_000_000 })
  })

  test('a webhook without a parcel, and one at the address of GHN, are refused', async () => {
    expect((await knock(carrierNoticePath('ghtk'), 'x=1')).status).toBe(400)
    const key = carrierNoticePath('ghn').split('/').at(-1)
    expect((await knock(`/api/hooks/ghtk/${key}`, 'label_id=A')).status).toBe(404)
  })

  test('the keys are right in the sandbox, and wrong with another token', async () => {
    expect(await carrierOf('ghtk')!.tryKeys!()).toEqual({ result: 'right' })
    const keys = ghtkKeys.find()!
    expect(await ghtk({ ...keys, token: 'other' }).tryKeys!()).toMatchObject({ result: 'wrong' })
  })

  test('a live shop has no GHTK sandbox, and no GHTK without keys', async () => {
    const path = '/sandbox/ghtk/services/shipment/v2/A'
    expect((await fetch(at(path))).status).toBe(401)
    const demo = env
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect((await fetch(at(path))).status).toBe(404)
    expect(carrierOf('ghtk')).toBeUndefined()
    useEnv(demo)
  })
})
