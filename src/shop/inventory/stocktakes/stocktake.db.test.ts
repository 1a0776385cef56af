import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { staff, system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { adjustStock } from '../moves/adjust-stock.ts'
import { closeStocktake } from './close-stocktake.ts'
import { countPieces } from './count-pieces.ts'
import { countStockRows } from '../lists/count-stock-rows.ts'
import { dropStocktake } from './drop-stocktake.ts'
import { findStocktake } from './list-stocktakes.ts'
import { matchLines } from './match-lines.ts'
import { sellReserved } from '../moves/move-reserved.ts'
import { openStocktake } from './open-stocktake.ts'
import { findStock, listMoves } from '../queries.ts'
import { readLines } from './read-lines.ts'
import { receiveDelivery } from '../moves/receive-delivery.ts'
import { receiveStock } from '../moves/receive-stock.ts'
import { reserveStock } from '../moves/reserve-stock.ts'
import { listUnreconciled, searchLedger, sumLedger, sumStock } from '../moves/search-ledger.ts'
import { stocktakeLines } from '../schema.ts'
import { setThresholds } from '../set-thresholds.ts'
import { writeOffStock } from '../moves/write-off-stock.ts'

const clerk = staff('clerk')
const onHand = async (db: Db, variantId: string) => (await findStock(db, variantId))?.onHand
const all = { text: '', from: null, until: null }

async function aCount(db: Db) {
  const id = crypto.randomUUID()
  await openStocktake(db, clerk, { id, note: 'Kiểm kho cuối tháng' })
  return id
}

describe('a stocktake', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('closing a stocktake records every difference as counted, and leaves uncounted stock alone', async ({ db }) => {
    const [found, lost, right, uncounted] = [
      await aProduct(db, { stock: 3 }),
      await aProduct(db, { stock: 5 }),
      await aProduct(db, { stock: 2 }),
      await aProduct(db, { stock: 7 }),
    ]
    const stocktakeId = await aCount(db)
    const counted = [
      { variantId: found.variantId, found: 4 },
      { variantId: lost.variantId, found: 3 },
      { variantId: right.variantId, found: 2 },
    ]
    await countPieces(db, clerk, { stocktakeId, counted })
    expect(await findStocktake(db, stocktakeId)).toMatchObject({ counted: 3, differing: 2, pieces: -1 })
    expect(await onHand(db, found.variantId)).toBe(3)
    await db.delete(outbox)
    expect(await closeStocktake(db, clerk, stocktakeId)).toBe(2)
    for (const [{ variantId }, left] of [
      [found, 4],
      [lost, 3],
      [right, 2],
      [uncounted, 7],
    ] as const)
      expect(await onHand(db, variantId)).toBe(left)
    expect((await listMoves(db, lost.variantId))[0]).toMatchObject({
      cause: 'counted',
      onHandChange: -2,
      note: 'Kiểm kho cuối tháng',
      actor: clerk,
    })
    expect((await listMoves(db, right.variantId)).map(({ cause }) => cause)).toEqual(['received'])
    const [event] = await db.select().from(outbox).where(eq(outbox.name, 'stock.changed'))
    expect((event!.facts as { variantIds: string[] }).variantIds.toSorted()).toEqual(
      [found.variantId, lost.variantId].toSorted(),
    )
    await expect(closeStocktake(db, clerk, stocktakeId)).rejects.toMatchObject({ code: 'stocktake-over' })
    expect(await listUnreconciled(db)).toEqual([])
  })

  test('a piece sold after it was counted is no difference', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 5 })
    const stocktakeId = await aCount(db)
    await countPieces(db, clerk, { stocktakeId, counted: [{ variantId, found: 4 }] })
    await reserveStock(db, system, 'order', [{ variantId, quantity: 2 }])
    await sellReserved(db, system, 'order', [{ variantId, quantity: 2 }])
    await closeStocktake(db, clerk, stocktakeId)
    expect(await onHand(db, variantId)).toBe(2)
  })

  test('a stocktake that finds fewer pieces than orders reserve is refused whole, and names the SKU', async ({
    db,
  }) => {
    const good = await aProduct(db, { stock: 5 })
    const held = await aProduct(db, { stock: 5, sku: 'HELD-0001' })
    await reserveStock(db, system, 'order', [{ variantId: held.variantId, quantity: 4 }])
    const stocktakeId = await aCount(db)
    const counted = [
      { variantId: good.variantId, found: 1 },
      { variantId: held.variantId, found: 2 },
    ]
    await countPieces(db, clerk, { stocktakeId, counted })
    const refusal = await closeStocktake(db, clerk, stocktakeId).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'count-below-reserved', facts: { skus: 'HELD-0001' } })
    expect(await onHand(db, good.variantId)).toBe(5)
    expect(await findStocktake(db, stocktakeId)).toMatchObject({ state: 'open' })
  })

  test('pieces can be scanned one by one, cleared, and the stocktake dropped', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 1, sku: 'FIG-0001' })
    const stocktakeId = await aCount(db)
    const scan = async (text: string) => {
      const { matched } = await matchLines(db, readLines(text).lines)
      const counted = matched.map(({ variantId: id, quantity }) => ({ variantId: id, found: quantity }))
      await countPieces(db, clerk, { stocktakeId, counted, adds: true })
    }
    await scan('fig-0001\nFIG-0001 2')
    await scan('FIG-0001')
    expect(await findStocktake(db, stocktakeId)).toMatchObject({ counted: 1, pieces: 3 })
    await countPieces(db, clerk, { stocktakeId, counted: [{ variantId, found: null }] })
    expect(await findStocktake(db, stocktakeId)).toMatchObject({ counted: 0, pieces: 0 })
    await dropStocktake(db, clerk, stocktakeId)
    await expect(countPieces(db, clerk, { stocktakeId, counted: [{ variantId, found: 9 }] })).rejects.toMatchObject({
      code: 'stocktake-over',
    })
    expect(await onHand(db, variantId)).toBe(1)
  })
})

describe('a piece is sold between two scans of its code', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the second scan is refused and names the code; counted anew, no piece is invented', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 5, sku: 'SOLD-0001' })
    const other = await aProduct(db, { stock: 2 })
    const stocktakeId = await aCount(db)
    const scan = (found: number) =>
      countPieces(db, clerk, {
        stocktakeId,
        counted: [
          { variantId, found },
          { variantId: other.variantId, found: 1 },
        ],
        adds: true,
      })
    await scan(3)
    await reserveStock(db, system, 'order', [{ variantId, quantity: 1 }])
    await sellReserved(db, system, 'order', [{ variantId, quantity: 1 }])
    await expect(scan(2)).rejects.toMatchObject({ code: 'count-moved', facts: { skus: 'SOLD-0001' } })
    await countPieces(db, clerk, { stocktakeId, counted: [{ variantId, found: null }] })
    await scan(4)
    await closeStocktake(db, clerk, stocktakeId)
    expect([await onHand(db, variantId), await onHand(db, other.variantId)]).toEqual([4, 2])
  })
})

describe('the record is set right after a shelf was counted', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  /** Counts one piece fewer than recorded, an hour ago: a test is one moment to the database. */
  async function countedLess(db: Db, variantId: string) {
    const stocktakeId = await aCount(db)
    const found = (await onHand(db, variantId))! - 1
    await countPieces(db, clerk, { stocktakeId, counted: [{ variantId, found }] })
    await db.update(stocktakeLines).set({ countedAt: new Date(Date.now() - 3_600_000) })
    return stocktakeId
  }

  test('two people count one shelf in two stocktakes: the missing piece is booked once', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 5, sku: 'TWICE-0001' })
    const [one, other] = [await countedLess(db, variantId), await countedLess(db, variantId)]
    await closeStocktake(db, clerk, one)
    const twice = { code: 'count-moved', facts: { skus: 'TWICE-0001' } }
    await expect(closeStocktake(db, clerk, other)).rejects.toMatchObject(twice)
    expect(await onHand(db, variantId)).toBe(4)
    await countPieces(db, clerk, { stocktakeId: other, counted: [{ variantId, found: 4 }] })
    expect(await closeStocktake(db, clerk, other)).toBe(0)
    expect(await onHand(db, variantId)).toBe(4)
  })

  test('a missing piece that was corrected or written off by hand meanwhile is not taken off again', async ({ db }) => {
    const ways = [
      (variantId: string) => adjustStock(db, clerk, { variantId, change: -1, note: 'Thiếu một' }),
      (variantId: string) => writeOffStock(db, clerk, { variantId, quantity: 1, note: 'Mất' }),
    ]
    for (const setRight of ways) {
      const { variantId } = await aProduct(db, { stock: 5 })
      const stocktakeId = await countedLess(db, variantId)
      await setRight(variantId)
      await expect(closeStocktake(db, clerk, stocktakeId)).rejects.toMatchObject({ code: 'count-moved' })
      expect(await onHand(db, variantId)).toBe(4)
    }
  })

  test('goods that were sold or received after the count do not keep it from closing', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 5 })
    const stocktakeId = await countedLess(db, variantId)
    await reserveStock(db, system, 'order', [{ variantId, quantity: 1 }])
    await sellReserved(db, system, 'order', [{ variantId, quantity: 1 }])
    await receiveStock(db, clerk, [{ variantId, quantity: 3 }])
    expect(await closeStocktake(db, clerk, stocktakeId)).toBe(1)
    expect(await onHand(db, variantId)).toBe(6)
  })
})

describe('receiving a delivery', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a delivery is received once, however often the form is sent', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 1 })
    const other = await aProduct(db, { stock: 'never' })
    const delivery = {
      id: crypto.randomUUID(),
      note: 'Phiếu 12',
      takes: [
        { variantId, quantity: 2 },
        { variantId, quantity: 1 },
        { variantId: other.variantId, quantity: 5 },
      ],
    }
    expect(await receiveDelivery(db, clerk, delivery)).toBe(true)
    expect(await receiveDelivery(db, clerk, delivery)).toBe(false)
    expect([await onHand(db, variantId), await onHand(db, other.variantId)]).toEqual([4, 5])
    expect((await listMoves(db, variantId))[0]).toMatchObject({ note: 'Phiếu 12', batchId: delivery.id })
  })

  test('goods are found by SKU in any case; a service has no stock', async ({ db }) => {
    await aProduct(db, { sku: 'ABC-0001' })
    await aProduct(db, { sku: 'WORK-0001', stock: null })
    const { matched, unknown } = await matchLines(db, readLines('abc-0001 3\nWORK-0001\nNOTHING').lines)
    expect(matched).toMatchObject([{ sku: 'ABC-0001', quantity: 3 }])
    expect(unknown.map(({ code }) => code)).toEqual(['WORK-0001', 'NOTHING'])
  })
})

describe('the stock ledger', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the ledger adds up to the stock on hand and reserved', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 9, sku: 'ADD-0001' })
    await reserveStock(db, system, 'order-1', [{ variantId, quantity: 4 }])
    await sellReserved(db, system, 'order-1', [{ variantId, quantity: 3 }])
    await writeOffStock(db, clerk, { variantId, quantity: 2, note: 'Rơi vỡ' })
    const sums = await sumLedger(db, all)
    const sum = Object.values(sums).reduce((total, { onHand: moved }) => total + moved, 0)
    expect(sums).toMatchObject({
      received: { onHand: 9 },
      sold: { onHand: -3, reserved: -3 },
      written_off: { onHand: -2, moves: 1 },
      reserved: { onHand: 0, reserved: 4 },
    })
    expect(await sumStock(db)).toEqual({ onHand: sum, reserved: 1 })
    await expect(writeOffStock(db, clerk, { variantId, quantity: 4, note: 'Mất' })).rejects.toMatchObject({
      code: 'stock-below-reserved',
    })
    const found = (text: string) => searchLedger(db, 'vi', { ...all, text, cause: null, page: 1 })
    expect((await found('add-')).map(({ cause }) => cause)).toEqual(['written_off', 'sold', 'reserved', 'received'])
    expect(await found('order-1')).toHaveLength(2)
    expect(await found('#order-1')).toHaveLength(2)
    expect(await found('vỡ')).toHaveLength(1)
    const day = { ...all, from: '2020-01-01', until: '2020-01-02' }
    expect((await sumLedger(db, day)).received.moves).toBe(0)
  })

  test('the low-stock threshold of the variant comes before that of the product, and that before the shop’s', async ({
    db,
  }) => {
    const low = async () => (await countStockRows(db, '')).low
    const { variantId } = await aProduct(db, { stock: 5 })
    expect(await low()).toBe(0)
    await saveSettings(db, system, { lowStock: 5 })
    expect(await low()).toBe(1)
    await setThresholds(db, system, { variantId, variant: null, product: 4 })
    expect(await low()).toBe(0)
    await setThresholds(db, system, { variantId, variant: 6, product: 4 })
    expect(await low()).toBe(1)
    await setThresholds(db, system, { variantId, variant: null, product: 4 })
    expect(await low()).toBe(0)
    await setThresholds(db, system, { variantId, variant: null, product: 7 })
    expect(await low()).toBe(1)
  })
})
