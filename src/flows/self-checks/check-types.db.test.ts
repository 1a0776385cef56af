import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { wholeScope } from '#shop/pricing/promotion.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { test } from '#test/with-db.ts'
import { refreshSalePrices } from '../catalogue/refresh-sale-prices.ts'
import { checkTypes } from './check-types.ts'

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

const retype = (db: Db, productId: string, type: string) =>
  db.execute(sql`update products set type = ${type} where id = ${productId}`)

/** A database from before the `type_of_category` constraint. */
async function inEarlierDays(db: Db) {
  await db.execute(sql`alter table products drop constraint type_of_category`)
  const { productId } = await aProduct(db, { name: 'Giày Vân', stock: 1 })
  await retype(db, productId, 'boot-only')
  await db.execute(sql`update products set category = 'figure' where id = ${productId}`)
  const scope = { ...wholeScope, types: ['boot-only', 'guards'] }
  const buyGet = { kind: 'buy-get', buy: 1, of: scope, get: 1, percent: 100, times: null } as const
  await aPromotion(db, { name: { vi: 'Mua một tặng một', en: '–' }, scope, effect: buyGet })
  await refreshListed(db, [productId])
  return productId
}

/** What the migration does to such a shop. */
const migrate = (db: Db) => runOldMigration(db, '0052_goods.sql')

describe('types of products', () => {
  test('a shop with listed types has no fault', async ({ db }) => {
    const { productId } = await aProduct(db, { stock: 1 })
    await aPromotion(db, { scope: { ...wholeScope, types: ['guards'] } })
    await refreshListed(db, [productId])
    expect(await checkTypes(db)).toEqual({ figure: 1, errors: [] })
  })

  test('unknown types of products, promotions and filters are named', async ({ db }) => {
    await inEarlierDays(db)
    expect((await checkTypes(db)).errors).toEqual(
      ['Giày Vân (boot-only)', 'Mua một tặng một (boot-only)', 'Mua một tặng một (boot-only)', 'boot-only'].map(
        (of) => ({
          kind: 'type-unknown',
          of,
        }),
      ),
    )
  })

  test('the migration rewrites types of earlier versions, and no fault is left', async ({ db }) => {
    const productId = await inEarlierDays(db)
    const { productId: odd } = await aProduct(db, { name: 'Thứ lạ', stock: 1 })
    await retype(db, odd, 'something')
    await migrate(db)
    await refreshSalePrices(db)
    expect((await checkTypes(db)).errors).toEqual([])
    const rows = await rowsOf<{ id: string; type: string }>(db, sql`select id, type from products`)
    expect(new Map(rows.map(({ id, type }) => [id, type]))).toEqual(
      new Map([
        [productId, 'boot_only'],
        [odd, 'guards'],
      ]),
    )
  })

  test('the database refuses a type that its category does not have', async ({ db }) => {
    const { productId } = await aProduct(db)
    await expect(db.transaction((tx) => retype(tx, productId, 'helmet'))).rejects.toMatchObject({
      cause: { constraint: 'type_of_category' },
    })
  })
})
