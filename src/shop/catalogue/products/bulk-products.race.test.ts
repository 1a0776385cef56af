import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changePrice } from '../prices/change-price.ts'
import { listVariants } from '../queries.ts'
import { bulkProducts } from './bulk-products.ts'

const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

test('a sale for many products keeps the list price that a colleague saves in the same moment', async ({
  store: { db },
}) => {
  await openSmallShop(db)
  const { productId, variantId } = await aProduct(db, { price: 500_000 })
  const price = { price: 700_000, salePrice: null, saleFrom: null, saleUntil: null }
  let sale: ReturnType<typeof bulkProducts> | undefined
  await db.transaction(async (tx) => {
    await changePrice(tx, staff('lan'), { productId, prices: [{ variantId, ...price }] })
    sale = bulkProducts(db, staff('minh'), { verb: 'sale', ids: [productId], off: 10, until: null })
    await expect.poll(async () => (await rowsOf<{ n: number }>(db, waiting))[0]!.n).toBe(1)
  })
  expect(await sale).toMatchObject([{ productId, refusal: undefined }])
  expect(await listVariants(db, productId)).toMatchObject([{ price: 700_000, salePrice: 630_000 }])
})
