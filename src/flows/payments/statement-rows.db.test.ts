import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { explainStatementRow } from '#shop/payments/settlements/explain-statement-row.ts'
import { listOpenStatementRows } from '#shop/payments/settlements/list-open-statement-rows.ts'
import { countUnsettled, listUnsettledShipments } from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { balanceAfterReturn } from '#shop/payments/ledger/balance-after-return.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { readStatement } from '#shop/payments/settlements/read-statement.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { inspectReturnedShipment } from '../shipments/inspect-returned-shipment.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverPartially, codReductions } from '../shipments/deliver-partially.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { matchStatementRow } from './match-statement-row.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { settleCash } from './settle-cash.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { settleStatement } from './settle-statement.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

/** Two pairs in one parcel on the road, 1,000,000 to collect. */
async function onTheRoad(db: Db, trackingCode: string) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId, code } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode, trackingUrl: null })
  const [line] = (await findOrder(db, orderId))!.lines
  return { orderId, code, shipmentId, variantId, lineId: line!.id }
}

const take = (db: Db, ...rows: string[]) =>
  settleStatement(db, lan, { statement: readStatement(['Mã vận đơn;COD', ...rows].join('\n'))!, name: 'GHN 25/11' })

test.beforeEach(({ db }) => openSmallShop(db))

describe('statement rows that match no parcel', () => {
  test('they are stored once each and never counted by themselves', async ({ db }) => {
    const { orderId, shipmentId } = await onTheRoad(db, 'A1')
    await deliverShipment(db, lan, { shipmentId })
    const rows = ['NOBODY;70.000', 'A1;1.000.000', 'A1;1.000.000', 'A1;abc']
    expect(await take(db, ...rows)).toMatchObject({ settled: 1, amount: 1_000_000 })
    await take(db, ...rows)
    const unmatched = await listOpenStatementRows(db)
    expect(unmatched.map(({ line, amount, reason }) => [line, amount, reason])).toEqual([
      [2, 70_000, 'unknown'],
      [4, 1_000_000, 'duplicate'],
      [5, 0, 'unreadable'],
    ])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
  })

  test('staff match a row for no more than the parcel owes, and a second click counts nothing', async ({ db }) => {
    const { orderId, code, shipmentId } = await onTheRoad(db, 'B1')
    await take(db, 'B-1;1.050.000')
    const [row] = await listOpenStatementRows(db)
    const match = { rowId: row!.id, said: code, expectedVersion: 0 }
    await expect(db.transaction((tx) => matchStatementRow(tx, lan, match))).rejects.toEqual(refused('row-owes-nothing'))
    await deliverShipment(db, lan, { shipmentId })
    expect(await matchStatementRow(db, lan, match)).toBe(1_000_000)
    await expect(db.transaction((tx) => matchStatementRow(tx, lan, match))).rejects.toEqual(refused('row-moved-on'))
    expect(await listOpenStatementRows(db)).toMatchObject([{ amount: 1_050_000, counted: 1_000_000 }])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await listUnsettledShipments(db)).toEqual([])
    await explainStatementRow(db, lan, { rowId: row!.id, note: 'Hãng trả thừa, đã gửi lại 25/11' })
    expect(await listOpenStatementRows(db)).toEqual([])
  })

  test('a row read before the delivery counts when the statement is read again', async ({ db }) => {
    const { orderId, shipmentId } = await onTheRoad(db, 'C1')
    expect(await take(db, 'C1;1.000.000')).toMatchObject({ settled: 0 })
    await deliverShipment(db, lan, { shipmentId })
    expect(await take(db, 'C1;1.000.000')).toMatchObject({ settled: 1 })
    expect(await listOpenStatementRows(db)).toEqual([])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid' })
  })
})

describe('cash that was collected for an order already paid', () => {
  const unmatched = async (db: Db) =>
    (await db.select().from(unmatchedPayments)).map(({ source, reason, amount, memo }) => [
      source,
      reason,
      amount,
      memo,
    ])

  async function paidMeanwhile(db: Db, trackingCode: string, amount = 1_000_000) {
    const { orderId, shipmentId } = await onTheRoad(db, trackingCode)
    await settleCash(db, lan, { orderId, amount, reason: 'Chuyển khoản' })
    await deliverShipment(db, lan, { shipmentId })
    return orderId
  }

  test('it is settled with the carrier and waits as unmatched money for staff to send back', async ({ db }) => {
    const orderId = await paidMeanwhile(db, 'F1')
    expect(await take(db, 'F1;1.000.000')).toMatchObject({ settled: 1, amount: 1_000_000 })
    expect(await take(db, 'F1;1000000')).toMatchObject({ settled: 0 })
    expect(await unmatched(db)).toEqual([['cod', 'duplicate', 1_000_000, 'F1']])
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await findOrder(db, orderId))!.shipments).toMatchObject([{ codAmount: 1_000_000, codSettled: 1_000_000 }])
  })

  test('a row that staff match counts what is still owed, and the rest is unmatched', async ({ db }) => {
    const orders = [await paidMeanwhile(db, 'G1'), await paidMeanwhile(db, 'G2', 400_000)]
    await take(db, 'G-1;1.000.000', 'G-2;1.000.000')
    for (const [at, { id: rowId }] of (await listOpenStatementRows(db)).entries())
      await matchStatementRow(db, lan, { rowId, said: `G${at + 1}`, expectedVersion: 0 })
    expect(await unmatched(db)).toEqual([
      ['cod', 'duplicate', 1_000_000, 'G1'],
      ['cod', 'overpaid', 400_000, 'G2'],
    ])
    for (const id of orders) expect(await findPayment(db, id)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await listOpenStatementRows(db)).toEqual([])
  })
})

describe('a parcel of which the customer took a part', () => {
  test('it is delivered for the cash of that part, and the rest comes back in a parcel of its own', async ({ db }) => {
    const { orderId, shipmentId, variantId, lineId } = await onTheRoad(db, 'D1')
    const back = await deliverPartially(db, lan, { shipmentId, taken: [{ lineId, quantity: 1 }], collected: 500_000 })
    const order = (await findOrder(db, orderId))!
    expect(order.state).toBe('shipped')
    expect(order.shipments.map(({ state, codAmount, restOf }) => ({ state, codAmount, restOf }))).toEqual([
      { state: 'delivered', codAmount: 500_000, restOf: null },
      { state: 'handed_over', codAmount: 0, restOf: shipmentId },
    ])
    expect(await listUnsettledShipments(db)).toMatchObject([{ shipmentId, amount: 500_000 }])
    await returnShipment(db, lan, { shipmentId: back, reason: 'refused', goods: 'look' })
    await inspectReturnedShipment(db, lan, { shipmentId: back, resellable: [{ lineId, quantity: 1 }] })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 0 })
    const came = (await findOrder(db, orderId))!
    const owes = async () => balanceAfterReturn(came, await findPayment(db, orderId), await orderMoneyOf(db, orderId))
    expect(await owes()).toMatchObject({ back: 500_000, due: 500_000, held: 500_000 })
    expect(await countUnsettled(db)).toEqual({ shipments: 1, amount: 500_000 })
    expect(await take(db, 'D1;500.000')).toMatchObject({ settled: 1 })
    expect(await findPayment(db, orderId)).toMatchObject({ received: 500_000 })
    expect(await owes()).toMatchObject({ due: 0 })
    expect(await countUnsettled(db)).toEqual({ shipments: 0, amount: 0 })
  })

  test('it collects the price of the pieces kept, unless another sum is entered', async ({ db }) => {
    const { orderId, shipmentId, lineId } = await onTheRoad(db, 'D2')
    const { lines, shipments } = (await findOrder(db, orderId))!
    expect(codReductions(lines, shipments[0]!.lines, lineId)).toEqual([0, 500_000, 1_000_000])
    await deliverPartially(db, lan, { shipmentId, taken: [{ lineId, quantity: 1 }], collected: null })
    const after = (await findOrder(db, orderId))!
    expect(after.shipments.map(({ state, codAmount }) => ({ state, codAmount }))).toEqual([
      { state: 'delivered', codAmount: 500_000 },
      { state: 'handed_over', codAmount: 0 },
    ])
  })

  test('taking all or nothing is refused as no part, and so is a sum above the COD amount', async ({ db }) => {
    const { shipmentId, lineId } = await onTheRoad(db, 'E1')
    const part = (quantity: number, collected: number) =>
      db.transaction((tx) => deliverPartially(tx, lan, { shipmentId, taken: [{ lineId, quantity }], collected }))
    await expect(part(2, 0)).rejects.toEqual(refused('part-is-none'))
    await expect(part(0, 0)).rejects.toEqual(refused('part-is-none'))
    await expect(part(1, 1_000_001)).rejects.toEqual(refused('part-too-much'))
  })
})
