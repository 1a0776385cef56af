import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test as base } from '#test/with-db.ts'
import { countForSale } from '../listings/count-for-sale.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { setSold } from '../traits/set-sold.ts'

const boots = ['luot-may-30', 'luot-dong-35', 'luot-aria-75']
const test = base.extend('ids', ({ db }) => addDemoProducts(db, [...boots, 'bao-luoi-cung-luot-nem']))

const sell = (db: Db, ids: Map<string, string>, pieces: Record<string, number>) =>
  setSold(
    db,
    Object.entries(pieces).map(([slug, sold]) => ({ productId: ids.get(slug)!, pieces: sold })),
  )

describe('best sellers', () => {
  test('the best sellers of a category are listed, most sold first', async ({ db, ids }) => {
    await sell(db, ids, { 'luot-may-30': 4, 'luot-dong-35': 9, 'luot-aria-75': 3, 'bao-luoi-cung-luot-nem': 50 })
    expect(await listBestSellers(db, ['figure'], { limit: 3 })).toEqual(
      ['luot-dong-35', 'luot-may-30', 'luot-aria-75'].map((slug) => ids.get(slug)),
    )
  })

  test('a row with a place that lacks sales is left empty', async ({ db, ids }) => {
    expect(await listBestSellers(db, ['figure'], { limit: 3 })).toEqual([])
    await sell(db, ids, { 'luot-may-30': 40, 'luot-dong-35': 9, 'luot-aria-75': 2 })
    expect(await listBestSellers(db, ['figure'], { limit: 3 })).toEqual([])
    expect(await listBestSellers(db, ['figure'], { limit: 2 })).toHaveLength(2)
    expect(await listBestSellers(db, ['figure'], { limit: 4 })).toEqual([])
    expect(await listBestSellers(db, ['speed'], { limit: 1 })).toEqual([])
  })

  test('products are counted by category, and boots by line', async ({ db, ids }) => {
    expect(ids.size).toBe(4)
    const { categories, lines } = await countForSale(db)
    expect(Object.fromEntries(categories.map(({ value, count }) => [value, count]))).toEqual({
      figure: 3,
      accessories: 1,
    })
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })
})
