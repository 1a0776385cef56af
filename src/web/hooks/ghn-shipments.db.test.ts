import { eq } from 'drizzle-orm'
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { bookShipment } from '#flows/shipments/book-shipment.ts'
import { cancelBooking } from '#flows/shipments/cancel-booking.ts'
import { cancelBookings } from '#flows/shipments/cancel-bookings.ts'
import { correctCod, queueCorrectCod } from '#flows/shipments/correct-cod.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { handOverShipment } from '#flows/shipments/hand-over-shipment.ts'
import { countOrderRows } from '#flows/orders/count-order-rows.ts'
import { pollShipment } from '#flows/shipments/poll-shipment.ts'
import { pollShipments } from '#flows/shipments/poll-shipments.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { unpackShipment } from '#flows/shipments/unpack-shipment.ts'
import { store, useStore, type Db } from '#platform/postgres/db.server.ts'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { listSecurityEvents } from '#shop/security/list-security-events.ts'
import { carrierNoticePath, carrierOf } from '#shop/shipping/carriers.ts'
import { listSandboxShipments, moveSandboxShipment } from '#sandbox/shipment-memory.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { carrierRoutes } from './carrier-routes.ts'
import { answerAsProvider, registerSandboxes } from '#sandbox/sandboxes.ts'
import { sandbox as ghnSandbox } from '#sandbox/ghn/sandbox.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const size = { weightG: 3200, boxCm: [38, 30, 14] as const, carrier: 'ghn' as const }

let server: Server
let caller = '192.0.2.7'
const app = new Hono()
registerSandboxes({ payments: [], signIn: [], carriers: [ghnSandbox] })
app.all('/sandbox/:id/*', (c) => answerAsProvider(c.req.param('id'), c.req.raw) ?? c.text('not found', 404))
app.route(
  '/api/hooks',
  carrierRoutes(() => caller),
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

describe('a parcel with GHN', () => {
  test('a waybill is booked once under our code, however often it is requested', async ({ db }) => {
    const { orderId, code, shipmentId } = await aShipment(db)
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await expect(bookShipment(db, lan, { shipmentId, ...size })).rejects.toEqual(refused('shipment-booked-already'))
    const [there, ...others] = await listSandboxShipments(db)
    expect(others).toEqual([])
    expect(there).toMatchObject({
      orderCode: trackingCode,
      clientOrderCode: `${code}-1`,
      request: { cod_amount: 1_000_000, required_note: 'CHOXEMHANGKHONGTHU', note: 'Cổng sau', payment_type_id: 1 },
    })
    expect(await shipmentOf(db, orderId)).toMatchObject({
      state: 'preparing',
      carrier: 'GHN',
      trackingCode,
      trackingUrl: `https://donhang.ghn.vn/?order_code=${trackingCode}`,
      codAmount: 1_000_000,
      carrierFee: 29_500,
    })
    await expect(unpackShipment(db, lan, { shipmentId })).rejects.toEqual(refused('shipment-booked'))
  })

  test('booking again after a lost answer finds the same waybill', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const ghn = carrierOf('ghn')!
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const { carrier: _, ...before } = await shipmentOf(db, orderId)

    await db.update(shipments).set({ bookedAt: null, trackingCode: null, carrier: null })
    expect((await bookShipment(db, lan, { shipmentId, ...size })).trackingCode).toBe(trackingCode)
    expect(await shipmentOf(db, orderId)).toMatchObject({ trackingCode, bookings: before.bookings })
    expect((await ghn.track!(trackingCode)).stage).toBe('waiting')
  })

  test('a parcel moves from the warehouse to the buyer as GHN reports it, each step once', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const seen = async (
      status: 'picking' | 'picked' | 'delivering' | 'delivery_fail' | 'delivered',
      reason?: string,
    ) => {
      await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status, reason })
      await pollShipment(db, shipmentId)
      await pollShipment(db, shipmentId)
      return (await findOrder(db, orderId))!
    }
    expect((await seen('picking')).state).toBe('packed')
    const picked = await seen('picked')
    expect(picked).toMatchObject({ state: 'shipped', shipments: [{ state: 'in_transit', carrierStatus: 'picked' }] })
    expect((await seen('delivering')).shipments[0]!.state).toBe('in_transit')
    const failed = await seen('delivery_fail', 'Thuê bao')
    expect(failed.shipments[0]).toMatchObject({ state: 'failed_attempt', failedAttempts: 1, carrierReason: 'Thuê bao' })
    await seen('delivering')
    expect((await seen('delivery_fail')).shipments[0]).toMatchObject({ failedAttempts: 2 })
    const done = await seen('delivered')
    expect(done).toMatchObject({ state: 'delivered', shipments: [{ state: 'delivered' }] })
    expect(done.timeline.filter((entry) => entry.kind === 'shipment_failed')).toHaveLength(2)
    expect((await seen('delivery_fail')).state).toBe('delivered')
  })

  test('money after the waybill: GHN collects only what is still owed, and staff are told where GHN refuses', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const asked = async () => (await listSandboxShipments(db))[0]!.request.cod_amount
    await settleCash(db, lan, { orderId, amount: 400_000, reason: 'Sao kê' })
    await queueCorrectCod(db, orderId)
    expect(queued.at(-1)).toMatchObject({ payload: { orderId } })
    await correctCod(db, orderId)
    expect(await asked()).toBe(600_000)
    expect(await shipmentOf(db, orderId)).toMatchObject({ codAmount: 600_000, codError: null })
    // A second run of the job changes nothing.
    await correctCod(db, orderId)
    expect(await asked()).toBe(600_000)

    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'delivery_fail', reason: 'Thuê bao' })
    await settleCash(db, lan, { orderId, amount: 600_000, reason: 'Sao kê' })
    await correctCod(db, orderId)
    expect(await asked()).toBe(600_000)
    const shipment = await shipmentOf(db, orderId)
    expect(shipment.codAmount).toBe(600_000)
    expect(shipment.codError).toContain('COD')
  })

  test('a refused parcel comes back with that reason, and its goods wait for inspection', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await handOverShipment(db, lan, { shipmentId, carrier: 'x', trackingCode: null, trackingUrl: null })
    expect(await shipmentOf(db, orderId)).toMatchObject({ carrier: 'GHN', trackingCode: orderCode })
    for (const status of ['delivery_fail', 'returning', 'returned'] as const) {
      await moveSandboxShipment(db, {
        carrier: 'ghn',
        orderCode,
        status,
        reason: status === 'delivery_fail' ? 'Khách từ chối nhận' : '',
      })
      await pollShipment(db, shipmentId)
    }
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'returned', returnReason: 'refused', checkedAt: null })
  })

  test('a parcel that waits to be returned stays among the problems as not delivered, so that staff call the buyer', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const filter = { state: null, payment: null, method: null, channel: null, text: '' }
    for (const status of ['delivery_fail', 'waiting_to_return'] as const) {
      await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status })
      await pollShipment(db, shipmentId)
      expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'failed_attempt', carrierStatus: status })
      expect(await countOrderRows(db, filter)).toMatchObject({ problems: 1 })
    }
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'delivering' })
    await pollShipment(db, shipmentId)
    expect(await countOrderRows(db, filter)).toMatchObject({ problems: 0, underway: 1 })
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'lost' })
    await pollShipment(db, shipmentId)
    expect(await countOrderRows(db, filter)).toMatchObject({ problems: 1, underway: 1 })
  })

  test('a cancelled waybill is cancelled at GHN too, and the next one has a code of its own', async ({ db }) => {
    const { orderId, code, shipmentId } = await aShipment(db)
    await bookShipment(db, lan, { shipmentId, ...size })
    await cancelBooking(db, lan, { shipmentId })
    expect((await listSandboxShipments(db)).map((one) => one.status)).toEqual(['cancel'])
    expect(await shipmentOf(db, orderId)).toMatchObject({ trackingCode: null, bookedAt: null })
    await bookShipment(db, lan, { shipmentId, ...size })
    expect((await shipmentOf(db, orderId)).bookedAs).toBe(`${code}-1-2`)
  })

  test('a fetched parcel cannot be cancelled; one that GHN cancels waits to be booked again', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode: orderCode } = await bookShipment(db, lan, { shipmentId, ...size })
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'picked' })
    await expect(cancelBooking(db, lan, { shipmentId })).rejects.toEqual(refused('carrier-refused'))
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode, status: 'cancel' })
    await pollShipment(db, shipmentId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'preparing', bookedAt: null })
  })

  test('a cancelled order cancels its waybill at GHN', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    await bookShipment(db, lan, { shipmentId, ...size })
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    await cancelBookings(db, orderId)
    await cancelBookings(db, orderId)
    expect((await listSandboxShipments(db)).map((one) => one.status)).toEqual(['cancel'])
  })

  test('a parcel paid meanwhile is not handed over while its waybill still collects cash', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    await bookShipment(db, lan, { shipmentId, ...size })
    await settleCash(db, lan, { orderId, reason: 'Chuyển khoản' })
    const leave = () => handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await expect(leave()).rejects.toEqual(refused('shipment-cod-stale'))
    await cancelBooking(db, lan, { shipmentId })
    await bookShipment(db, lan, { shipmentId, ...size })
    await leave()
    expect(await shipmentOf(db, orderId)).toMatchObject({ codAmount: 0, state: 'handed_over' })
  })

  test('the job polls all parcels, and one that GHN lost does not stop the others', async ({ db }) => {
    const [one, two] = [await aShipment(db), await aShipment(db)]
    await bookShipment(db, lan, { shipmentId: one.shipmentId, ...size })
    const { trackingCode } = await bookShipment(db, lan, { shipmentId: two.shipmentId, ...size })

    await db.update(shipments).set({ trackingCode: 'LOST' }).where(eq(shipments.id, one.shipmentId))
    await moveSandboxShipment(db, { carrier: 'ghn', orderCode: trackingCode, status: 'delivering' })
    await pollShipments(db)
    expect(await shipmentOf(db, two.orderId)).toMatchObject({ state: 'in_transit' })
  })
})

describe('webhooks of GHN', () => {
  const knock = (path: string, body: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method: 'POST', body })

  test('a false webhook changes nothing: the parcel is only read again from GHN', async ({ db }) => {
    const { orderId, shipmentId } = await aShipment(db)
    const { trackingCode } = await bookShipment(db, lan, { shipmentId, ...size })
    const lie = JSON.stringify({ OrderCode: trackingCode, Status: 'delivered', CODAmount: 0 })
    expect((await knock(carrierNoticePath('ghn'), lie)).status).toBe(200)
    expect(queued).toContainEqual({ name: 'poll-shipment', payload: { shipmentId } })
    await pollShipment(db, shipmentId)
    expect(await shipmentOf(db, orderId)).toMatchObject({ state: 'preparing', codAmount: 1_000_000 })
  })

  test('a wrong address is refused and logged, five times for one IPv6 line', async ({ db }) => {
    for (let n = 0; n < 7; n += 1) {
      caller = `2001:db8:1:2::${n}`
      expect((await knock('/api/hooks/ghn/guessed', '{"OrderCode":"A"}')).status).toBe(404)
    }
    const types = (await listSecurityEvents(db)).map(({ type }) => type)
    expect(types).toEqual(Array.from({ length: 5 }, () => 'carrier-notice-forged'))
  })

  test('an unknown parcel and an unreadable body do nothing', async () => {
    expect((await knock(carrierNoticePath('ghn'), '{"OrderCode":"NOBODYS"}')).status).toBe(200)
    expect((await knock(carrierNoticePath('ghn'), 'x')).status).toBe(400)
    expect(queued.filter((job) => job.name === 'poll-shipment')).toEqual([])
  })

  test('the GHN sandbox opens to its own token only, and does not exist in a live shop', async () => {
    const ask = (token: string) =>
      fetch(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/ghn/shiip/public-api/v2/shipping-order/detail`,
        {
          method: 'POST',
          headers: { token, shopid: '2026' },
          body: '{}',
        },
      )
    expect((await ask('guessed')).status).toBe(401)
    const demo = env
    useEnv({ ...demo, SHOP_MODE: 'live' })
    expect((await ask('guessed')).status).toBe(404)
    expect(carrierOf('ghn')).toBeUndefined()
    useEnv(demo)
  })
})
