// @module-tag turn-0
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { test as base } from '#test/with-db.ts'
import { emptyListing } from '../listing.ts'
import { queryListing } from '../listings/query-listing.ts'
import { listStale } from '../traits/list-stale.ts'
import { searchListing } from './search-listing.ts'
import { suggestProducts } from './suggest.ts'

const slugs = ['luot-aria-75', 'luot-nhip-55', 'bao-ve-khuyu-tay-luot-tua', 'luoi-luot-buoc-7']
const test = base.extend('ids', ({ db }) => addDemoProducts(db, slugs))

async function find(db: Parameters<typeof searchListing>[0], ids: Map<string, string>, q: string) {
  const found = await searchListing(db, {
    listing: { ...emptyListing, q },
    facets: [],
    window: { offset: 0, limit: 9 },
  })
  const slugOf = new Map([...ids].map(([slug, id]) => [id, slug]))
  return { ...found, lacks: found.unavailable, slugs: found.ids.map((id) => slugOf.get(id)!) }
}

describe('a search', () => {
  test('who asks for deliveries, returns or payment is shown no product', async ({ db, ids }) => {
    for (const q of ['giao hang', 'COD', 'đổi trả', 'bảo hành', 'thanh toán'])
      expect(await find(db, ids, q), q).toMatchObject({ count: 0, instead: null, lacks: null })
    expect((await suggestProducts(db, 'đổi trả')).count).toBe(0)
  })

  test('a product whose description only mentions what was sought is shown as such', async ({ db, ids }) => {
    const mentioned = async (q: string) => (await find(db, ids, q)).isOnlyMentioned
    expect((await find(db, ids, 'áo khoác')).slugs).toEqual(['bao-ve-khuyu-tay-luot-tua'])
    expect(await mentioned('áo khoác')).toBe(true)
    for (const q of ['bảo vệ khuỷu tay', 'giày nghệ thuật', 'xanh băng']) expect(await mentioned(q), q).toBe(false)
  })

  test('blades are found by their length, with a comma or a point, and bare boots of all kinds', async ({
    db,
    ids,
  }) => {
    const lengths = await rowsOf<{ length: string }>(
      db,
      sql`select distinct v.options ->> 'blade_length' as length from variants v join stock s on s.variant_id = v.id where v.product_id = ${ids.get('luoi-luot-buoc-7')} and s.on_hand > 0`,
    )
    const length = lengths.map((row) => row.length).find((one) => one.includes('.'))!
    const whole = lengths.map((row) => row.length).find((one) => !one.includes('.'))!
    const inInches = [`lưỡi ${whole} inch`, `lưỡi ${length.replace('.', ',')} inch`]
    for (const q of [`blade ${length}`, `lưỡi ${length.replace('.', ',')}`, ...inInches])
      expect((await find(db, ids, q)).slugs, q).toEqual(['luoi-luot-buoc-7'])
    const bare = await queryListing(db, {
      listing: { ...emptyListing, chosen: { type: ['boot_only'], level: ['advanced'] } },
      facets: [],
      window: { offset: 0, limit: 9 },
    })
    expect(bare.ids).toEqual([ids.get('luot-nhip-55')])
    expect((await find(db, ids, 'bare boot')).slugs).toContain('luot-nhip-55')
  })

  test('products that an earlier version of the shop indexed are indexed anew', async ({ db, ids }) => {
    expect(await listStale(db, new Date())).toEqual([])
    await runOldMigration(db, '0069_listed_anew.sql')
    expect((await listStale(db, new Date())).toSorted()).toEqual([...ids.values()].toSorted())
  })
})
