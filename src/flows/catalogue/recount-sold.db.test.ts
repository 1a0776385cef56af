import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { listedProducts } from '#shop/search/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { editOrder, previewOrderEdit } from '../orders/edit-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { batchReactions } from '../reactions.ts'
import { recountProductsWithoutNewOrders, recountSold } from './recount-sold.ts'

test('a sale older than 90 days no longer counts in the bestseller order, though no new order touches the product', async ({
  db,
}) => {
  await openSmallShop(db)
  const { variantId, productId } = await aProduct(db, { stock: 9 })
  await refreshListed(db, [productId])
  const buy = async (quantity: number) => {
    const cart = await aCart(db, [{ variantId, quantity }])
    return (await placeOrder(db, guest, aPlacement(cart, quantity * 500_000 + (quantity > 1 ? 0 : 25_000)))).id
  }
  const [old, fresh] = [await buy(2), await buy(1)]
  await recountSold(db, [old, fresh])
  const sold = async () =>
    (await db.select().from(listedProducts).where(eq(listedProducts.productId, productId)))[0]!.sold
  expect(await sold()).toBe(3)
  await recountProductsWithoutNewOrders(db)
  expect(await sold()).toBe(3)
  await db.execute(sql`update orders set placed_at = now() - interval '91 days' where id = ${old}`)
  await recountProductsWithoutNewOrders(db)
  expect(await sold()).toBe(1)
  await db.execute(sql`update orders set placed_at = now() - interval '91 days' where id = ${fresh}`)
  await recountProductsWithoutNewOrders(db)
  expect(await sold()).toBe(0)
})

test('a product that staff took out of its order no longer counts as sold', async ({ db }) => {
  await openSmallShop(db)
  const [taken, added] = [await aProduct(db, { price: 1_000_000 }), await aProduct(db, { price: 1_000_000 })]
  await refreshListed(db, [taken.productId, added.productId])
  const cart = await aCart(db, [{ variantId: taken.variantId, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  await recountSold(db, [orderId])
  const lines = [{ lineId: null, variantId: added.variantId, quantity: 1 }]
  const seen = await previewOrderEdit(db, { orderId, lines })
  await editOrder(db, 'user:lan', { orderId, lines, version: seen.version, seenTotal: seen.total, reason: null })
  const events = await db.select().from(outbox).where(eq(outbox.name, 'order.edited'))
  for (const react of batchReactions['order.edited']!) await react(db, events)
  const rows = await db.select({ id: listedProducts.productId, sold: listedProducts.sold }).from(listedProducts)
  expect(new Map(rows.map(({ id, sold }) => [id, sold]))).toEqual(
    new Map([
      [taken.productId, 0],
      [added.productId, 1],
    ]),
  )
})
