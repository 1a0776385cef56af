import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, rowsOf, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { aCart, aPlacement, openSmallShop } from '#test/small-shop.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { openTestStore } from '#test/with-db.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { shipOrder } from '../shipments/ship-order.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(30)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

/** Two sizes of one product, the one with the higher id first. */
async function twoSizes(stock: number) {
  const size = { price: 500_000, stock }
  const { ids } = await aSizedProduct(db, [size, size])
  return ids.toSorted().toReversed() as [string, string]
}
const linesOf = (ids: string[]) => ids.map((variantId) => ({ variantId, quantity: 1 }))

/** An order of both, packed in two parcels, the higher id in the first. */
async function inTwoShipments([high, low]: [string, string]) {
  const cart = await aCart(db, linesOf([high, low]))
  const { id: orderId } = await placeOrder(db, guest, anybody(cart))
  await confirmOrder(db, system, { orderId })
  const lines = await listOrderLines(db, orderId)
  const shipments: string[] = []
  for (const variantId of [high, low]) {
    const { id: lineId } = lines.find((line) => line.variantId === variantId)!
    shipments.push((await packOrder(db, system, { orderId, lines: [{ lineId, quantity: 1 }] })).shipmentId)
  }
  return { orderId, shipments }
}

let buyers = 0
/** Each buyer has a phone number of their own, since returned parcels exclude a number from COD. */
function anybody(cartId: string) {
  buyers += 1
  const contact = { name: 'Trần Minh', phone: `+84908${100_000 + buyers}`, email: null }
  return aPlacement(cartId, 1_000_000, { contact })
}
const purchases = (ids: string[], count: number) =>
  Promise.all(Array.from({ length: count }, async () => anybody(await aCart(db, linesOf(ids)))))

/** The number of deadlocks that PostgreSQL resolved in this database. Retries hide them from everything else. */
async function deadlocks() {
  // Each connection reports its counts only once it is idle.
  await new Promise((done) => setTimeout(done, 1_500))
  await rowsOf(db, sql`select pg_stat_clear_snapshot()`)
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  )
  return row!.n
}

/** Runs everything at once; any error that is no refusal fails the test. */
async function allAtOnce(steps: (() => Promise<unknown>)[]) {
  const before = await deadlocks()
  const answers = await Promise.allSettled(steps.map((step) => orRefusal(step())))
  const faults = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.cause ?? one.reason)] : []))
  const refused = answers.flatMap((one) => (one.status === 'fulfilled' && one.value.refusal ? [one.value.refusal] : []))
  return { faults, refused: refused.map(({ code }) => code), deadlocks: (await deadlocks()) - before }
}
const quiet = { faults: [], refused: [], deadlocks: 0 }

const carriage = { carrier: 'GHN', trackingCode: null, trackingUrl: null }

describe('every flow locks stock in the same sequence, so that no deadlock occurs', () => {
  test('12 shipments of two parcels, the higher id first, against 48 purchases of the same two sizes', async () => {
    const ids = await twoSizes(100)
    const packed = await Promise.all(Array.from({ length: 12 }, () => inTwoShipments(ids)))
    const bought = await purchases(ids, 48)
    const steps = [
      ...packed.map(
        ({ orderId }) =>
          () =>
            shipOrder(db, system, { orderId, ...carriage }),
      ),
      ...bought.map((placement) => () => placeOrder(db, guest, placement)),
    ]
    expect(await allAtOnce(steps)).toEqual(quiet)
    for (const id of ids) expect(await findStock(db, id)).toMatchObject({ onHand: 88, reserved: 48 })
  })

  test('12 cancellations of orders with two parcels on the road against 48 purchases of the same two sizes', async () => {
    const ids = await twoSizes(100)
    const packed = await Promise.all(Array.from({ length: 12 }, () => inTwoShipments(ids)))
    for (const { shipments } of packed)
      for (const shipmentId of shipments) await handOverShipment(db, system, { shipmentId, ...carriage })
    const bought = await purchases(ids, 48)
    const steps = [
      ...packed.map(
        ({ orderId }) =>
          () =>
            cancelOrder(db, system, { orderId, reason: 'Khách đổi ý' }),
      ),
      ...bought.map((placement) => () => placeOrder(db, guest, placement)),
    ]
    expect(await allAtOnce(steps)).toEqual(quiet)
    for (const id of ids) expect(await findStock(db, id)).toMatchObject({ onHand: 100, reserved: 48 })
  })

  test('12 returns received for exchange, the returned size having the higher id, against 48 purchases of both sizes', async () => {
    const ids = await twoSizes(24)
    const [high, low] = ids
    const returns = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: high, quantity: 2 }], 1_000_000, {
          contact: anybody('').contact,
        })
        const asked = [{ orderLineId: lines[0]!.id, quantity: 2, reason: 'too_small' as const, wantedVariantId: low }]
        const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, asked, { wish: 'exchange' }))
        await approveReturn(db, system, { returnId })
        // Fewer pieces came back than are held, so the rest of the other size is for sale again in the same step.
        const back = (await findReturn(db, returnId))!
        return { returnId, lineId: back.lines[0]!.id }
      }),
    )
    await receiveStock(
      db,
      system,
      ids.map((variantId) => ({ variantId, quantity: 100 })),
    )
    const bought = await purchases(ids, 48)
    const steps = [
      ...returns.map(({ returnId, lineId }) => () => {
        const pieces = [{ lineId, number: 1, resellable: true, note: null }]
        return receiveReturn(db, system, { returnId, pieces })
      }),
      ...bought.map((placement) => () => placeOrder(db, guest, placement)),
    ]
    expect(await allAtOnce(steps)).toEqual(quiet)
  })
})
