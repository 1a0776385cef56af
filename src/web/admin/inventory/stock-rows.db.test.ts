import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { listStockRows } from '#shop/inventory/lists/list-stock-rows.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readStockParams } from './read-stock-params.ts'
import { readVariant } from './read-variant.ts'

const names = async (db: Db, search: string) =>
  (await listStockRows(db, 'vi', { ...readStockParams(new URLSearchParams(search)), page: 1 })).map((row) => row.name)

describe('the inventory list', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await aProduct(db, { name: 'Ép chân', sku: 'EP-01', stock: 0 })
    await aProduct(db, { name: 'Đế lưỡi', sku: 'DE-01', stock: 2 })
    await aProduct(db, { name: 'Áo ấm', sku: 'AO-01', stock: 9 })
    await aProduct(db, { name: 'Chưa nhập', sku: 'CHUA-01', stock: 'never' })
  })

  test('the tabs count low and sold-out goods; goods never received count as sold out', async ({ db }) => {
    expect(await countStockRows(db, '')).toEqual({ all: 4, low: 1, out: 2, waited: 0 })
    expect(await names(db, 'level=low')).toEqual(['Đế lưỡi'])
    expect((await names(db, 'level=out')).sort()).toEqual(['Chưa nhập', 'Ép chân'])
  })

  test('goods are found without accents, by several words and by SKU', async ({ db }) => {
    expect(await names(db, 'q=de luoi')).toEqual(['Đế lưỡi'])
    expect(await names(db, 'q=ĐẾ de-01')).toEqual(['Đế lưỡi'])
    expect(await names(db, 'q=ao ep')).toEqual([])
    expect(await countStockRows(db, 'luoi')).toEqual({ all: 1, low: 1, out: 0, waited: 0 })
  })

  test('names are sorted in Vietnamese order', async ({ db }) => {
    expect(await names(db, 'sort=name')).toEqual(['Áo ấm', 'Chưa nhập', 'Đế lưỡi', 'Ép chân'])
  })

  test('an unknown variant shows no stock', async ({ db }) => {
    expect(await readVariant(db, 'vi', 'x')).toBeUndefined()
    expect(await readVariant(db, 'vi', crypto.randomUUID())).toBeUndefined()
  })
})
