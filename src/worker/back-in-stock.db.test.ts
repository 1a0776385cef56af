import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { setStatus } from '#shop/catalogue/products/set-status.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { closeStocktake } from '#shop/inventory/stocktakes/close-stocktake.ts'
import { countPieces } from '#shop/inventory/stocktakes/count-pieces.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { writeStockEmail } from '#shop/notifications/emails/write-stock-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { returnShipment } from '#flows/shipments/return-shipment.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { dispatchOutbox } from './dispatch-outbox.ts'

const clerk = staff('clerk')

/** The last pair is ordered, and Minh waits for one. */
async function lastPairOrdered(db: Db) {
  const { variantId } = await aProduct(db, { stock: 1 })
  const { id: orderId } = await placeOrder(
    db,
    guest,
    aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000),
  )
  await watchStock(db, { variantId, email: 'minh@example.com', locale: 'vi', userId: null })
  return { variantId, orderId }
}

const told = async (db: Db) => {
  await dispatchOutbox(db)
  return (await db.select().from(emails).where(eq(emails.kind, 'back-in-stock'))).map(({ to }) => to)
}

describe('a waiting customer gets one back-in-stock email', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a cancelled order sends the email', async ({ db }) => {
    const { orderId } = await lastPairOrdered(db)
    expect(await told(db)).toEqual([])
    await cancelOrder(db, clerk, { orderId, reason: 'Khách đổi ý' })
    expect(await told(db)).toEqual(['minh@example.com'])
    expect(await told(db)).toEqual(['minh@example.com'])
  })

  test('goods that are off sale while the email is written leave the watch open until they can be bought', async ({
    db,
  }) => {
    const { orderId, variantId } = await lastPairOrdered(db)
    await cancelOrder(db, clerk, { orderId, reason: 'Khách đổi ý' })
    await told(db)
    const [email] = await db.select().from(emails).where(eq(emails.kind, 'back-in-stock'))
    const [bought] = await db.select().from(variants).where(eq(variants.id, variantId))
    const write = async () => writeStockEmail(db, { facts: email!.facts, locale: 'vi' }, await findSettings(db))
    await setStatus(db, clerk, { productId: bought!.productId, to: 'draft' })
    expect(await write()).toBeUndefined()
    await setStatus(db, clerk, { productId: bought!.productId, to: 'active' })
    expect(await told(db)).toHaveLength(2)
    expect(await write()).toMatchObject({ subject: expect.any(String) })
  })

  test('a refused parcel sends the email once it is restocked', async ({ db }) => {
    const { orderId } = await lastPairOrdered(db)
    await confirmOrder(db, clerk, { orderId })
    await packOrder(db, clerk, { orderId })
    await shipOrder(db, clerk, { orderId, carrier: 'GHN', trackingCode: 'GHN1', trackingUrl: null })
    expect(await told(db)).toEqual([])
    const [shipment] = (await findOrder(db, orderId))!.shipments
    await returnShipment(db, clerk, { shipmentId: shipment!.id, reason: 'refused', goods: 'restock' })
    expect(await told(db)).toEqual(['minh@example.com'])
  })

  test('stock received for a draft sends the email once the product is on sale', async ({ db }) => {
    const { variantId, productId } = await aProduct(db, { stock: 0 })
    await watchStock(db, { variantId, email: 'minh@example.com', locale: 'vi', userId: null })
    await setStatus(db, clerk, { productId, to: 'draft' })
    await receiveStock(db, clerk, [{ variantId, quantity: 3 }])
    expect(await told(db)).toEqual([])
    await setStatus(db, clerk, { productId, to: 'active' })
    expect(await told(db)).toEqual(['minh@example.com'])
    expect(await told(db)).toEqual(['minh@example.com'])
  })

  test('a stocktake that finds one more sends the email when it is closed', async ({ db }) => {
    const { variantId } = await lastPairOrdered(db)
    const id = crypto.randomUUID()
    await openStocktake(db, clerk, { id, note: 'Kiểm kho' })
    await countPieces(db, clerk, { stocktakeId: id, counted: [{ variantId, found: 2 }] })
    expect(await told(db)).toEqual([])
    await closeStocktake(db, clerk, id)
    expect(await told(db)).toEqual(['minh@example.com'])
  })
})
