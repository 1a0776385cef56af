import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import {
  countOpenStatementRows,
  listOpenStatementRows,
  openRowsPerPage,
} from '#shop/payments/settlements/list-open-statement-rows.ts'
import {
  countUnsettled,
  listUnsettledShipments,
  unsettledPerPage,
} from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { findPayment, listReceipts } from '#shop/payments/queries.ts'
import { readStatement } from '#shop/payments/settlements/read-statement.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { checkStatement } from './check-statement.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { recordStatementRow } from './record-statement-row.ts'
import { settleCash } from './settle-cash.ts'
import { settleStatement } from './settle-statement.ts'

const lan = 'user:lan'
const name = 'GHN 25/11'

/** A COD order of two pairs for 1,000,000, each pair in a parcel of its own. */
async function delivered(db: Db, codes: [string, string]) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await confirmOrder(db, lan, { orderId })
  const [line] = (await findOrder(db, orderId))!.lines
  const one = await packOrder(db, lan, { orderId, lines: [{ lineId: line!.id, quantity: 1 }] })
  const two = await packOrder(db, lan, { orderId })
  for (const [at, { shipmentId }] of [one, two].entries()) {
    await handOverShipment(db, lan, { shipmentId, carrier: 'GHN', trackingCode: codes[at]!, trackingUrl: null })
    await deliverShipment(db, lan, { shipmentId })
  }
  return orderId
}

const statement = (...rows: string[]) => readStatement(['Mã vận đơn,COD', ...rows].join('\n'))!

describe('a carrier’s statement of collected cash', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('it settles parcel by parcel, each once however often the statement is read', async ({ db }) => {
    const orderId = await delivered(db, ['A1', 'A2'])
    expect(await listUnsettledShipments(db)).toHaveLength(2)
    const first = statement('a1,500.000')
    expect(await settleStatement(db, lan, { statement: first, name })).toEqual({ settled: 1, amount: 500_000, left: 0 })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting_settlement', received: 500_000 })
    expect(await settleStatement(db, lan, { statement: first, name })).toEqual({ settled: 0, amount: 0, left: 0 })
    await settleStatement(db, lan, { statement: statement('A1,500000', 'A2,500000'), name })
    const payment = (await findPayment(db, orderId))!
    expect(payment).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await listReceipts(db, payment.id)).map((one) => one.reason)).toEqual([
      'GHN 25/11, dòng 2',
      'GHN 25/11, dòng 3',
    ])
    expect(await listUnsettledShipments(db)).toEqual([])
  })

  test('rows that do not match to the đồng are reported and left to staff', async ({ db }) => {
    await delivered(db, ['B1', 'B2'])
    const orderId = await delivered(db, ['C1', 'C2'])
    const { code } = (await findOrder(db, orderId))!
    await settleCash(db, lan, { orderId: await delivered(db, ['D1', 'D2']), reason: 'Bằng tay' })
    const rows = await checkStatement(
      db,
      statement(
        'B1,499999',
        'B2,500001',
        `${code},1000000`,
        'NOBODY,1',
        'C1,nhiều',
        'D1,500000',
        'C2,500000',
        'C2,500000',
      ),
    )
    expect(rows.map((row) => row.outcome)).toEqual([
      'differs',
      'differs',
      'ambiguous',
      'unknown',
      'unreadable',
      'already',
      'fits',
      'duplicate',
    ])
    expect(rows[0]).toMatchObject({ line: 2, expected: 500_000, amount: 499_999 })
  })

  test('a row of which less is left to settle than the statement says stays open with the rest', async ({ db }) => {
    await delivered(db, ['G1', 'G2'])
    const [row] = await checkStatement(db, statement('G1,500000'))
    await db.update(shipments).set({ codSettled: 200_000 }).where(eq(shipments.trackingCode, 'G1'))
    expect(await recordStatementRow(db, lan, { row: row!, digest: 'g', name })).toBe(300_000)
    expect(await listOpenStatementRows(db)).toMatchObject([
      { said: 'G1', amount: 500_000, counted: 300_000, reason: 'differs', ending: null },
    ])
  })

  test('a carrier that holds the cash of more parcels than a page shows: count and sum are of all of them', async ({
    db,
  }) => {
    const orderId = await delivered(db, ['E1', 'E2'])
    const more = unsettledPerPage
    const row = { orderId, state: 'delivered' as const, codAmount: 70_000, deliveredAt: new Date() }
    const rows = Array.from({ length: more }, (_, at) => ({ ...row, number: at + 3, trackingCode: `F${at}` }))
    await db.insert(shipments).values(rows)
    expect(await countUnsettled(db)).toEqual({ shipments: more + 2, amount: 1_000_000 + more * 70_000 })
    const pages = [await listUnsettledShipments(db), await listUnsettledShipments(db, 2)]
    expect(pages.map(({ length }) => length)).toEqual([more, 2])
    expect(new Set(pages.flat().map(({ shipmentId }) => shipmentId)).size).toBe(more + 2)
  })

  test('more unmatched rows than a page shows are all counted, and each is on one page', async ({ db }) => {
    const more = openRowsPerPage + 1
    await settleStatement(db, lan, {
      statement: statement(...Array.from({ length: more }, (_, at) => `X${at},1`)),
      name,
    })
    expect(await countOpenStatementRows(db)).toBe(more)
    const lines = [...(await listOpenStatementRows(db)), ...(await listOpenStatementRows(db, 2))].map(
      ({ line }) => line,
    )
    expect(new Set(lines).size).toBe(more)
  })
})
