import { sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from '#shop/inventory/lists/refresh-read-models.ts'
import { sizeStockList, stockWatches } from '#shop/inventory/schema.ts'
import { storedSales } from './stored-sales.ts'
import { countsWithin } from './counts-within.ts'
import type { Period } from './period.ts'
import { dayCounts } from './schema.ts'
import { isBootProduct, sizeOfVariant } from './sales-of-days.ts'

/** A boot size: its events in a period, its stock, and the watches that wait for it now. */
export type SizeRow = {
  size: string
  added: number
  pieces: number
  total: Dong
  available: number
  waiting: number
}

const ofProduct = sql`join ${products} on ${products.id} = ${variants.productId}`

/** Boots by size, from the smallest on. */
export async function listSizes(db: Db, period: Period) {
  await refreshReadModels(db)
  return rowsOf<SizeRow>(
    db,
    sql`select size, sum(added)::int as added, sum(pieces)::int as pieces, sum(total)::float8 as total, sum(available)::int as available, sum(waiting)::int as waiting
      from (
        select ${sizeOfVariant} as size, d.times as added, 0 as pieces, 0 as total, 0 as available, 0 as waiting
          from (select about::uuid as id, sum(times) as times from ${dayCounts} where ${countsWithin('add', period)} group by about) d
          join ${variants} on ${variants.id} = d.id ${ofProduct} where ${isBootProduct}
        union all
        select about, 0, pieces, total, 0, 0 from ${await storedSales(db, 'size', period)} sold
        union all
        select ${sizeStockList.size}, 0, 0, 0, ${sizeStockList.available}, 0 from ${sizeStockList} where ${sizeStockList.variants} > 0
        union all
        select ${sizeOfVariant}, 0, 0, 0, 0, 1
          from ${stockWatches} join ${variants} on ${variants.id} = ${stockWatches.variantId} ${ofProduct} where ${isBootProduct} and ${stockWatches.notifiedAt} is null
      ) counted group by size order by length(size), size`,
  )
}
