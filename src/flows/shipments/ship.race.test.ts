import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { statementRows } from '#shop/payments/settlements-schema.ts'
import { readStatement } from '#shop/payments/settlements/read-statement.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { handOverShipment } from './hand-over-shipment.ts'
import { packOrder } from './pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { settleStatement } from '../payments/settle-statement.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

async function aShipment() {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, 'user:lan', { orderId })
  const { shipmentId } = await packOrder(db, 'user:lan', { orderId })
  return { orderId, variantId, shipmentId }
}

/** Twelve people click at once. Returns how many succeeded, and the refusals of the others. */
async function allAtOnce(step: (who: string) => Promise<unknown>) {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => orRefusal(step(`user:${at}`).then(() => true))),
  )
  return { done: answers.filter((one) => one.done).length, codes: new Set(answers.map((one) => one.refusal?.code)) }
}

describe('several people act on one parcel at once', () => {
  test('it is handed over once and sold once', async () => {
    const { orderId, variantId, shipmentId } = await aShipment()
    const { done, codes } = await allAtOnce((who) =>
      handOverShipment(db, who, { shipmentId, carrier: 'GHN', trackingCode: who, trackingUrl: null }),
    )
    expect(done).toBe(1)
    expect(codes).toEqual(new Set([undefined, 'shipment-moved-on']))
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3, reserved: 0 })
    const [shipment] = (await findOrder(db, orderId))!.shipments
    expect(shipment).toMatchObject({ state: 'handed_over' })
  })

  test('it is delivered once, and a statement read by all of them at once counts once', async () => {
    const { orderId, shipmentId } = await aShipment()
    await handOverShipment(db, 'user:lan', { shipmentId, carrier: 'GHN', trackingCode: 'RACE1', trackingUrl: null })
    expect((await allAtOnce((who) => deliverShipment(db, who, { shipmentId }))).done).toBe(1)
    const statement = readStatement('Mã vận đơn;COD\nRACE1;1.000.000\nNOBODY;5.000')!
    const taken = await Promise.all(
      Array.from({ length: 6 }, (_, at) => settleStatement(db, `user:${at}`, { statement, name: 'GHN' })),
    )
    expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBe(1_000_000)
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await db.select().from(statementRows)).toHaveLength(2)
  })
})
