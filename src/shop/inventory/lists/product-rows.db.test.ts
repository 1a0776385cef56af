import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { draftProduct } from '#shop/catalogue/products/draft-product.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { products, productTranslations } from '#shop/catalogue/schema.ts'
import { staff } from '#shop/identity/actor.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { countProductRows } from './count-product-rows.ts'
import { markOtherwiseJudged } from './refresh-read-models.ts'
import { listProductRows, type ProductListParams } from './list-product-rows.ts'

const everything: ProductListParams = {
  status: null,
  category: null,
  line: null,
  level: null,
  english: null,
  stock: null,
  text: '',
  sort: 'name',
  page: 1,
}
const names = async (db: Db, params: Partial<ProductListParams>) =>
  (await listProductRows(db, 'vi', { ...everything, ...params })).map(({ name }) => name)

describe('the list of products', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await aProduct(db, { name: 'Giày Đường Băng', slug: 'giay-duong-bang', sku: 'DUONG-245', stock: 3, price: 900_000 })
    await aProduct(db, { name: 'Bao lưỡi Êm', slug: 'em-guards', sku: 'EM-1', stock: 0, sale: { price: 400_000 } })
    await aProduct(db, { name: 'Mài lưỡi', sku: 'MAI-1', stock: null })
  })

  test.for([
    ['duong bang', ['Giày Đường Băng']],
    ['băng giày', ['Giày Đường Băng']],
    ['duong-24', ['Giày Đường Băng']],
    ['em-guards', ['Bao lưỡi Êm']],
    ['LUOI', ['Bao lưỡi Êm', 'Mài lưỡi']],
    ['100%', []],
    ['_', []],
  ] as const)('a search for %j shows %j', async ([text, found], { db }) => {
    expect(await names(db, { text })).toEqual(found)
    expect((await countProductRows(db, { ...everything, text })).all).toBe(found.length)
  })

  test('each row shows the price paid now and the stock; a service has no stock', async ({ db }) => {
    expect(await listProductRows(db, 'vi', everything)).toMatchObject([
      { name: 'Bao lưỡi Êm', price: 400_000, was: 500_000, available: 0, variants: 1, hasStock: true },
      { name: 'Giày Đường Băng', price: 900_000, was: null, available: 3 },
      { name: 'Mài lưỡi', hasStock: false },
    ])
  })

  test('the list filters by category, stock and missing English', async ({ db }) => {
    expect(await names(db, { category: 'services' })).toEqual(['Mài lưỡi'])
    expect(await names(db, { stock: 'out' })).toEqual(['Bao lưỡi Êm'])
    expect(await names(db, { english: 'lacks' })).toEqual([])
    const [row] = await listProductRows(db, 'vi', { ...everything, text: 'em-guards' })
    await db
      .update(productTranslations)
      .set({ description: '' })
      .where(and(eq(productTranslations.productId, row!.id), eq(productTranslations.locale, 'en')))
    expect(await names(db, { english: 'lacks' })).toEqual(['Bao lưỡi Êm'])
  })

  test.for([
    ['a summary', sql`update product_translations set summary = 'Một câu.' where locale = 'en' and slug = 'em-guards'`],
    [
      'a label',
      sql`with made as (insert into product_option_values (product_id, key, value, option_position, position, label)
          select product_id, 'colour', 'do', 0, 0, '{"vi": "Đỏ", "en": "Đỏ"}' from product_translations where locale = 'en' and slug = 'em-guards' returning product_id)
        update products set updated_at = now() where id in (select product_id from made)`,
    ],
    [
      'a label without English',
      sql`with made as (insert into product_option_values (product_id, key, value, option_position, position, label)
          select product_id, 'colour', 'xanh', 0, 0, '{"vi": "Xanh", "en": ""}' from product_translations where locale = 'en' and slug = 'em-guards' returning product_id)
        update products set updated_at = now() where id in (select product_id from made)`,
    ],
    [
      'the country of origin',
      sql`update products set origin = '{"vi": "Nhật Bản", "en": "Nhật Bản"}' where id in (select product_id from product_translations where slug = 'em-guards')`,
    ],
  ] as const)('a copied Vietnamese text counts as missing English: %s', async ([, copied], { db }) => {
    await db.execute(copied)
    expect(await names(db, { english: 'lacks' })).toEqual(['Bao lưỡi Êm'])
    const rows = await listProductRows(db, 'vi', { ...everything, text: 'em-guards' })
    expect(rows.map(({ lacksEnglish }) => lacksEnglish)).toEqual([true])
  })

  test('a measurement needs no translation', async ({ db }) => {
    await db.execute(sql`insert into product_option_values (product_id, key, value, option_position, position, label)
      select product_id, 'size', 'S', 0, 0, '{"vi": "48–51 cm × 2", "en": "48–51 cm × 2"}' from product_translations where locale = 'en' and slug = 'em-guards'`)
    await db.execute(sql`update products set updated_at = now()`)
    expect(await names(db, { english: 'lacks' })).toEqual([])
  })

  test('products judged by an earlier version are judged again at night', async ({ db }) => {
    expect(await names(db, { english: 'lacks' })).toEqual([])
    await db.execute(sql`update product_list set lacks_english = true`)
    expect(await names(db, { english: 'lacks' })).toHaveLength(3)
    await markOtherwiseJudged(db)
    expect(await names(db, { english: 'lacks' })).toEqual([])
  })

  test('a product drafted in Vietnamese alone is listed as lacking English', async ({ db }) => {
    const [named, summaries] = [
      { vi: 'Giày Mới', en: 'Giày Mới' },
      { vi: 'Êm chân.', en: '' },
    ]
    const id = crypto.randomUUID()
    await draftProduct(db, staff('clerk'), {
      id,
      category: 'figure',
      type: 'set',
      line: 'sport',
      names: named,
      summaries,
    })
    expect(await names(db, { english: 'lacks' })).toEqual(['Giày Mới'])
    expect((await findProduct(db, 'en', id, 'in any state'))!.words).toMatchObject({
      summary: 'Êm chân.',
      borrowed: ['summary'],
    })
  })

  test('the list counts each status, filters by one, and sorts by last change or name', async ({ db }) => {
    const [guards] = await listProductRows(db, 'vi', { ...everything, text: 'em-guards' })
    await db
      .update(products)
      .set({ status: 'draft', updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(products.id, guards!.id))
    expect(await countProductRows(db, everything)).toMatchObject({ all: 3, active: 2, draft: 1, archived: 0 })
    expect(await names(db, { status: 'draft' })).toEqual(['Bao lưỡi Êm'])
    expect((await names(db, { sort: '-updated' }))[0]).toBe('Bao lưỡi Êm')
    expect(await names(db, { sort: '-name' })).toEqual(['Mài lưỡi', 'Giày Đường Băng', 'Bao lưỡi Êm'])
    expect(await names(db, { page: 2 })).toEqual([])
  })
})
