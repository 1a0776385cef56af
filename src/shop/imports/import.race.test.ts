import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { processImport } from './process-import.ts'
import { openImport } from './open-import.ts'
import { findImport } from './queries.ts'
import { checkImport, runImport } from './start-import.ts'

openOwnFiles()

const rows = process.env.STRESS ? 100_000 : 2000
const perProduct = 10
const maxGrowth = 150 * 1024 * 1024

test(
  'two workers import a long table together, each row once, in little memory',
  { timeout: 1_800_000 },
  async ({ store: { db } }) => {
    await openSmallShop(db)
    await db.execute(
      sql`with made as (insert into products (category, type, line) select 'accessories', 'guards', 'sport' from generate_series(1, ${rows / perProduct}) returning id)
      insert into variants (product_id, sku, options, price, weight_g, position)
      select id, 'MANY-' || row_number() over (), jsonb_build_object('size', n::text), 500000, 500, n from made, generate_series(1, ${perProduct}) n`,
    )
    const lines = Array.from({ length: rows }, (_, at) => `MANY-${at + 1},${600_000 + at},${at % 7}`)
    const id = crypto.randomUUID()
    const bytes = Buffer.from(`SKU,Giá,Tồn\n${lines.join('\n')}`)
    await openImport(db, staff('clerk'), { id, name: 'many.csv', bytes })
    global.gc?.()
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
    await checkImport(db, { id, columns: { sku: 0, price: 1, stock: 2 } })
    await Promise.all([processImport(db, id), processImport(db, id)])
    await runImport(db, { id })
    await Promise.all([processImport(db, id), processImport(db, id)])
    // The worker that came too late left the end to the other.
    await processImport(db, id)
    clearInterval(watch)
    expect(await findImport(db, id)).toMatchObject({
      state: 'done',
      atRow: rows,
      tally: { changed: rows, unchanged: 0, faulty: 0 },
    })
    const [sum] = await rowsOf(
      db,
      sql`select (select count(*)::int from price_changes) as prices, (select sum(on_hand_change)::int from stock_moves where cause = 'adjusted') as moved, (select sum(on_hand)::int from stock join variants v on v.id = variant_id where v.sku like 'MANY-%') as there`,
    )
    const pieces = Array.from({ length: rows }, (_, at) => at % 7).reduce((a, b) => a + b, 0)
    expect(sum).toEqual({ prices: rows, moved: pieces, there: pieces })
    expect(most - before).toBeLessThan(maxGrowth)
  },
)
