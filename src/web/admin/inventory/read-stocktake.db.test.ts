import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { countPieces } from '#shop/inventory/stocktakes/count-pieces.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readStocktake } from './read-stocktake.ts'

const lan = 'user:lan'

test('the sheet shows what lies boxed: packed goods are on record, parcels that wait for pickup are not', async ({
  db,
}) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const packed = async (quantity: number, method: 'standard' | 'pickup') => {
    const { id: orderId } = await placeOrder(db, guest, await placement(db, variantId, { quantity, method }))
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    return orderId
  }
  await packed(2, 'standard')
  const orderId = await packed(1, 'pickup')
  const id = crypto.randomUUID()
  await openStocktake(db, lan, { id, note: 'Kiểm kho' })
  const rows = async () => (await readStocktake(db, 'vi', { id, params: new URLSearchParams() }))!.rows
  expect(await rows()).toMatchObject([{ expected: 5, packed: 3, ready: 0 }])
  await shipOrder(db, lan, { orderId, carrier: '', trackingCode: null, trackingUrl: null })
  expect(await rows()).toMatchObject([{ expected: 4, packed: 2, ready: 1 }])
  // A sale after the count changes what is on record now, not what was expected then: the next count is judged by the former.
  await countPieces(db, lan, { stocktakeId: id, counted: [{ variantId, found: 4 }] })
  await adjustStock(db, lan, { variantId, change: -1, note: 'Vỡ' })
  expect(await rows()).toMatchObject([{ found: 4, expected: 4, onHand: 3 }])
})

test('who scans pieces of an archived variant without stock sees them among the counted, and can correct them', async ({
  db,
}) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { stock: 0 })
  await aProduct(db)
  await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.id, variantId))
  const id = crypto.randomUUID()
  await openStocktake(db, lan, { id, note: 'Kiểm kho' })
  await countPieces(db, lan, { stocktakeId: id, counted: [{ variantId, found: 2 }] })
  for (const show of ['counted', 'differing']) {
    const { rows, pages } = (await readStocktake(db, 'vi', { id, params: new URLSearchParams({ show }) }))!
    expect([rows, pages.rows]).toMatchObject([[{ variantId, expected: 0, found: 2, onHand: 0 }], 1])
  }
})

test('the tab of all says how many there are, whatever is shown or searched', async ({ db }) => {
  await openSmallShop(db)
  const { variantId } = await aProduct(db, { sku: 'COUNTED-1' })
  await aProduct(db)
  const id = crypto.randomUUID()
  await openStocktake(db, lan, { id, note: 'Kiểm kho' })
  await countPieces(db, lan, { stocktakeId: id, counted: [{ variantId, found: 5 }] })
  for (const [asked, listed] of [
    ['', 2],
    ['show=counted', 1],
    ['q=COUNTED-1', 1],
  ] as const) {
    const { all, pages } = (await readStocktake(db, 'vi', { id, params: new URLSearchParams(asked) }))!
    expect([all, pages.rows], asked).toEqual([2, listed])
  }
})

async function placement(
  db: Db,
  variantId: string,
  { quantity, method }: { quantity: number; method: 'standard' | 'pickup' },
) {
  const cart = await aCart(db, [{ variantId, quantity }])
  return aPlacement(cart, quantity * 1_000_000, method === 'pickup' ? { method } : {})
}
