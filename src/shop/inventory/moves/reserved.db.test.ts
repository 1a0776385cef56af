import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { adjustStock } from './adjust-stock.ts'
import { findStock, listMoves } from '../queries.ts'
import { reserveStock } from './reserve-stock.ts'
import { writeOffStock } from './write-off-stock.ts'

const lan = staff('lan')
const refused = expect.objectContaining({ code: 'stock-below-reserved' })

/** Five pieces on hand, three of them reserved for an order. */
async function aStock(db: Db) {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 5 })
  await reserveStock(db, lan, '261121-K7M2Q9XA', [{ variantId, quantity: 3 }])
  return variantId
}

describe('stock reserved by an order', () => {
  test('a correction below the reserved stock is refused', async ({ db }) => {
    const variantId = await aStock(db)
    await expect(adjustStock(db, lan, { variantId, change: -3, note: 'Đếm lại' })).rejects.toEqual(refused)
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 3 })
    await adjustStock(db, lan, { variantId, change: -2, note: 'Đếm lại' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3, reserved: 3 })
  })

  test('a write-off below the reserved stock is refused; the two free pieces are written off and recorded', async ({
    db,
  }) => {
    const variantId = await aStock(db)
    await expect(writeOffStock(db, lan, { variantId, quantity: 3, note: 'Vỡ' })).rejects.toEqual(refused)
    await writeOffStock(db, lan, { variantId, quantity: 2, note: 'Vỡ' })
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 3, reserved: 3 })
    const [newest] = await listMoves(db, variantId)
    expect(newest).toMatchObject({ cause: 'written_off', onHandChange: -2, note: 'Vỡ' })
  })
})
