import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { explainStatement } from '#shop/payments/settlements/explain-statement.ts'
import { explainStatementRow } from '#shop/payments/settlements/explain-statement-row.ts'
import { listOpenStatementRows, listOpenStatements } from '#shop/payments/settlements/list-open-statement-rows.ts'
import { readStatement } from '#shop/payments/settlements/read-statement.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { checkStatement } from './check-statement.ts'
import { matchStatementRow } from './match-statement-row.ts'
import { settleStatement } from './settle-statement.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

/** A parcel on the road that collects 1,000,000. */
async function onTheRoad(db: Db, trackingCode: string) {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const { shipmentId } = await packOrder(db, lan, { orderId })
  await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode, trackingUrl: null })
  return { orderId, shipmentId }
}

const statementOf = (rows: string[]) => readStatement(['Mã vận đơn;COD', ...rows].join('\n'))!
const take = (db: Db, name: string, ...rows: string[]) =>
  settleStatement(db, lan, { statement: statementOf(rows), name })
const open = async (db: Db) =>
  (await listOpenStatementRows(db)).map(({ statement, line, said, reason }) => [statement, line, said, reason])

describe('a carrier that sends a cumulative statement again', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('what was settled, matched or explained before does not come back', async ({ db }) => {
    const [one, two] = [await onTheRoad(db, 'A1'), await onTheRoad(db, 'A2')]
    for (const { shipmentId } of [one, two]) await deliverShipment(db, lan, { shipmentId })
    const rows = ['A1;1.000.000', 'A-2;1.000.000', 'PHI-11;70.000']
    expect(await take(db, 'Tuần 1', ...rows)).toEqual({ settled: 1, amount: 1_000_000, left: 2 })
    const [typo, fee] = await listOpenStatementRows(db)
    await matchStatementRow(db, lan, { rowId: typo!.id, said: 'A2', expectedVersion: 0 })
    await explainStatementRow(db, lan, { rowId: fee!.id, note: 'Phí tháng 11' })
    const again = ['ZZ;5.000', ...rows]
    expect((await checkStatement(db, statementOf(again))).map(({ outcome, isKnown }) => [outcome, isKnown])).toEqual([
      ['unknown', false],
      ['already', true],
      ['unknown', true],
      ['unknown', true],
    ])
    expect(await take(db, 'Tuần 2', ...again)).toEqual({ settled: 0, amount: 0, left: 1 })
    expect(await open(db)).toEqual([['Tuần 2', 2, 'ZZ', 'unknown']])
  })

  test('a row without a code is asked about each time, and rows without one stay two', async ({ db }) => {
    await take(db, 'Tuần 1', ';70.000')
    const [fee] = await listOpenStatementRows(db)
    await explainStatementRow(db, lan, { rowId: fee!.id, note: 'Phí tháng 11' })
    await take(db, 'Tuần 2', 'ZZ;5.000', ';70.000')
    await take(db, 'Tuần 3', 'YY;5.000', ';70.000')
    const codeless = (await open(db)).filter(([, , said]) => said === '')
    expect(codeless.map(([statement]) => statement)).toEqual(expect.arrayContaining(['Tuần 2', 'Tuần 3']))
  })

  test('another amount for a settled parcel is still asked about', async ({ db }) => {
    const { shipmentId } = await onTheRoad(db, 'B1')
    await deliverShipment(db, lan, { shipmentId })
    await take(db, 'Tuần 1', 'B1;1.000.000')
    await take(db, 'Tuần 2', 'B1;900.000')
    expect(await open(db)).toEqual([['Tuần 2', 2, 'B1', 'already']])
  })

  test('a row that is still open moves to the newest statement, and counts there once its parcel arrived', async ({
    db,
  }) => {
    const { orderId, shipmentId } = await onTheRoad(db, 'C1')
    const rows = ['C1;1.000.000', 'NOBODY;7.000']
    await take(db, 'Tuần 1', ...rows)
    await take(db, 'Tuần 2', 'ZZ;5.000', ...rows)
    expect((await open(db)).toSorted()).toEqual([
      ['Tuần 2', 2, 'ZZ', 'unknown'],
      ['Tuần 2', 3, 'C1', 'not-delivered'],
      ['Tuần 2', 4, 'NOBODY', 'unknown'],
    ])
    await deliverShipment(db, lan, { shipmentId })
    expect(await take(db, 'Tuần 3', ...rows)).toMatchObject({ settled: 1, amount: 1_000_000 })
    expect((await open(db)).toSorted()).toEqual([
      ['Tuần 2', 2, 'ZZ', 'unknown'],
      ['Tuần 3', 3, 'NOBODY', 'unknown'],
    ])
    expect((await findOrder(db, orderId))!.shipments).toMatchObject([{ codSettled: 1_000_000 }])
  })
})

describe('a statement whose open rows staff close at once', () => {
  test('one note closes those that they saw, and the audit log has their sum', async ({ db }) => {
    await take(db, 'Cột sai', 'X1;10.000', 'X2;20.000')
    await take(db, 'Khác', 'Y1;5.000')
    const [seen, ...others] = await listOpenStatements(db)
    expect(others).toEqual([])
    expect(seen).toMatchObject({ name: 'Cột sai', rows: 2, amount: 30_000 })
    const close = (seenRows: number, seenAmount = 30_000) =>
      db.transaction((tx) =>
        explainStatement(tx, lan, { digest: seen!.digest, seenRows, seenAmount, note: 'Chọn nhầm cột' }),
      )
    for (const [rows, amount] of [
      [3, 30_000],
      [2, 29_000],
    ] as const)
      await expect(close(rows, amount)).rejects.toEqual(refused('statement-moved-on'))
    await close(2)
    await expect(close(2)).rejects.toEqual(refused('statement-moved-on'))
    expect(await open(db)).toEqual([['Khác', 2, 'Y1', 'unknown']])
    expect(await db.select().from(auditLog)).toMatchObject([
      { verb: 'statement.explained', name: 'Cột sai', amount: 30_000, after: { rows: 2, note: 'Chọn nhầm cột' } },
    ])
  })
})
