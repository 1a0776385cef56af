import { eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { setProductThreshold } from '../set-product-threshold.ts'
import { adjustStock } from '../moves/adjust-stock.ts'
import { refreshAllReadModels, refreshReadModels } from './refresh-read-models.ts'
import { countSizeHeat, listSizeHeat } from './list-size-heat.ts'
import { countSizeRuns, listSizeRuns } from './list-size-runs.ts'
import { listStockRows } from './list-stock-rows.ts'
import { receiveStock } from '../moves/receive-stock.ts'
import { sizeStockList, productList, sizeRunList, sizeList, variantSearchList, stock } from '../schema.ts'
import { listUnreconciled } from '../moves/search-ledger.ts'
import { watchStock } from '../watches/watch-stock.ts'

/** Two pairs of guards and a boot in four sizes. */
async function aShop(db: Db) {
  await openSmallShop(db)
  const few = await aProduct(db, { name: 'Bao lưỡi Êm', stock: 2 })
  const none = await aProduct(db, { name: 'Dây giày', stock: 0 })
  const words = { name: 'Lướt Aria', slug: 'aria', summary: 'Một câu.', description: 'Giày' }
  const boot = await createProduct(db, {
    category: 'figure',
    type: 'boot_only',
    line: 'sport',
    attributes: {
      stiffness: 40,
      blade_included: false,
      mount: 'screw',
      material: 'leather',
      lining: 'felt',
      closing: 'lace',
      mouldable: true,
      age: ['adult'],
      weight_g: 900,
    },
    vi: words,
    en: { ...words, slug: 'aria-en' },
    options: [{ key: 'size', values: ['240', '245', '250', '255'].map((value) => ({ value })) }],
    pictures: [],
    variants: ['240', '245', '250', '255'].map((size) => ({
      sku: `ARIA-${size}`,
      options: { size },
      price: 1_000_000,
      weightG: 900,
    })),
  } as Parameters<typeof createProduct>[1])
  const sizes = [...boot.variantIds.values()]
  return {
    productIds: [few.productId, none.productId, boot.productId],
    variantIds: [few.variantId, none.variantId, ...sizes],
  }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const readModels = async (db: Db) => ({
  products: await db.select().from(productList).orderBy(productList.productId),
  sizes: await db.select().from(sizeList).orderBy(sizeList.variantId),
  words: await db.select().from(variantSearchList).orderBy(variantSearchList.variantId),
  runs: await db.select().from(sizeRunList).orderBy(sizeRunList.productId, sizeRunList.choice),
  left: await db.select().from(sizeStockList).where(gt(sizeStockList.variants, 0)).orderBy(sizeStockList.size),
})

/** Read models rebuilt from nothing. */
async function rebuilt(db: Db) {
  await db.execute(sql`truncate product_list, variant_list, size_stock_list, variant_search, size_run_list`)
  await db.execute(sql`insert into read_model_marks (product_id) select id from products`)
  await refreshAllReadModels(db)
  return readModels(db)
}

/** Random changes to a shop, some of them made past the domain functions. */
const act = fc.record({
  what: fc.constantFrom('stock', 'archive', 'rename', 'status', 'threshold', 'shop', 'wait', 'delete', 'label', 'read'),
  at: fc.nat({ max: 5 }),
  n: fc.nat({ max: 6 }),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

async function applyChange(db: Db, { productIds, variantIds }: Shop, { what, at, n }: Act) {
  const variantId = variantIds[at]!
  const productId = productIds[at % productIds.length]!
  const ofVariant = eq(variants.id, variantId)
  if (what === 'stock')
    await db.execute(
      sql`insert into stock (variant_id, on_hand) values (${variantId}, ${n}) on conflict (variant_id) do update set on_hand = excluded.on_hand`,
    )
  if (what === 'archive')
    await db
      .update(variants)
      .set({ archivedAt: n % 2 ? new Date() : null })
      .where(ofVariant)
  if (what === 'rename')
    await db
      .update(productTranslations)
      .set({ name: `Tên ${n}` })
      .where(eq(productTranslations.productId, productId))
  if (what === 'status')
    await db
      .update(products)
      .set({ status: n % 2 ? 'archived' : 'active' })
      .where(eq(products.id, productId))
  if (what === 'threshold')
    await db.execute(
      sql`insert into stock_thresholds (product_id, low_at) values (${productId}, ${n}) on conflict (product_id) where variant_id is null do update set low_at = excluded.low_at`,
    )
  if (what === 'shop') await saveSettings(db, system, { lowStock: n })
  if (what === 'wait')
    await db.execute(
      sql`insert into stock_watches (variant_id, email, locale) values (${variantId}, ${`${n}@example.com`}, 'vi') on conflict do nothing`,
    )
  if (what === 'delete') await db.execute(sql`delete from stock where variant_id = ${variantId}`)
  if (what === 'label')
    await db.execute(
      sql`update product_option_values set label = ${JSON.stringify({ vi: `Cỡ ${n}` })}::jsonb where product_id = ${productId}`,
    )
  if (what === 'read') await refreshReadModels(db)
}

class Undone extends Error {}

describe('read models of the admin lists', () => {
  test('the refreshed lists equal a full rebuild after random changes', async ({ db }) => {
    const shop = await aShop(db)
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), (acts) =>
        db
          .transaction(async (tx) => {
            for (const one of acts) await applyChange(tx, shop, one)
            await refreshReadModels(tx)
            expect(await readModels(tx)).toEqual(await rebuilt(tx))
            throw new Undone()
          })
          .catch((error: unknown) => {
            if (!(error instanceof Undone)) throw error
          }),
      ),
      { numRuns: 25 },
    )
  })

  test('the lists follow a stock correction, a new watcher and a deleted product at once', async ({ db }) => {
    const { productIds, variantIds } = await aShop(db)
    const first = async () =>
      (await listStockRows(db, 'vi', { level: 'out', text: 'bao luoi', sort: 'name', page: 1 })).length
    expect(await first()).toBe(0)
    await adjustStock(db, system, { variantId: variantIds[0]!, change: -2, note: 'Vỡ' })
    expect(await first()).toBe(1)
    const waited = () => listStockRows(db, 'vi', { level: 'waited', text: '', sort: '-waiting', page: 1 })
    await watchStock(db, { variantId: variantIds[0]!, email: 'minh@example.com', locale: 'vi', userId: null })
    expect(await waited()).toMatchObject([{ variantId: variantIds[0], waiting: 1 }])
    await db.delete(products).where(eq(products.id, productIds[0]!))
    expect(await waited()).toEqual([])
    expect(await db.$count(variantSearchList, eq(variantSearchList.productId, productIds[0]!))).toBe(0)
  })

  test('the size list shows which sizes of a model are low, and which are missing between two in stock', async ({
    db,
  }) => {
    const { productIds, variantIds } = await aShop(db)
    const [, , small, between, large] = variantIds
    await receiveStock(db, system, [
      { variantId: small!, quantity: 5 },
      { variantId: large!, quantity: 1 },
    ])
    const productId = productIds[2]
    const availableBySize = { '240': 5, '245': 0, '250': 1, '255': 0 }
    expect(await listSizeHeat(db, 'en', 12)).toEqual([
      { productId, name: 'Lướt Aria', lowAt: 3, left: availableBySize },
    ])
    const shortShare = async () =>
      (await db.select().from(productList).where(eq(productList.productId, productId!)))[0]!.short
    expect(await shortShare()).toBe(0.75)
    await setProductThreshold(db, system, productId!, 0)
    expect(await listSizeHeat(db, 'en', 12)).toMatchObject([{ lowAt: 0 }])
    expect(await shortShare()).toBe(0.5)
    expect(await countSizeHeat(db)).toBe(1)
    expect(await countSizeRuns(db)).toBe(1)
    expect(await listSizeRuns(db, 'vi', { page: 1 })).toMatchObject([
      { productId, missing: [{ variantId: between, size: '245' }], lost: 0 },
    ])
    await receiveStock(db, system, [{ variantId: between!, quantity: 1 }])
    expect(await listSizeRuns(db, 'vi', { page: 1 })).toEqual([])
  })

  test('stock without a matching stock move is listed as unreconciled', async ({ db }) => {
    const { variantIds } = await aShop(db)
    expect(await listUnreconciled(db)).toEqual([])
    await db.update(stock).set({ onHand: 40 }).where(eq(stock.variantId, variantIds[0]!))
    expect(await listUnreconciled(db)).toHaveLength(1)
  })
})
