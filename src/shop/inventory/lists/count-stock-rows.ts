import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { sizeListWhere, maxMatchesRead, stockLevels, type StockLevelFilter } from './list-stock-rows.ts'
import { productList, sizeList } from '../schema.ts'

type StockCounts = Record<StockLevelFilter | 'all', number>

/** The number of variants in a search, and how many of them run low, are sold out or have stock watches. */
export async function countStockRows(db: Db, text: string, only?: string[]): Promise<StockCounts> {
  await refreshReadModels(db)
  if (!text && !only) return sumProducts(db)
  const counted = await countFound(db, text, only)
  return counted.all > maxMatchesRead ? { ...counted, ...(await countEach(db, text, only)) } : counted
}

const countLimit = sql`limit ${maxMatchesRead + 1}`

async function countFound(db: Db, text: string, only?: string[]) {
  const [row] = await rowsOf<StockCounts>(
    db,
    sql`select count(*)::int as all, (count(*) filter (where level = 'low'))::int as low, (count(*) filter (where level = 'out'))::int as out, (count(*) filter (where waiting > 0))::int as waited
      from (select ${sizeList.level} as level, ${sizeList.waiting} as waiting from ${sizeList} where ${sizeListWhere({ level: null, text, only })} ${countLimit}) found`,
  )
  return row!
}

/** Counts with SQL: there are too many matches for the first ones to contain all of a level. */
async function countEach(db: Db, text: string, only?: string[]) {
  const counts = stockLevels.map(
    (level) =>
      sql`(select count(*)::int from (select from ${sizeList} where ${sizeListWhere({ level, text, only })} ${countLimit}) found) as ${sql.identifier(level)}`,
  )
  const [row] = await rowsOf<Omit<StockCounts, 'all'>>(db, sql`select ${sql.join(counts, sql`, `)}`)
  return row!
}

/** Without a search, the totals stored with the products are summed. */
async function sumProducts(db: Db) {
  const sum = (column: 'sizes' | 'low' | 'out' | 'waited') => sql<number>`coalesce(sum(${productList[column]}), 0)::int`
  const [row] = await db
    .select({ all: sum('sizes'), low: sum('low'), out: sum('out'), waited: sum('waited') })
    .from(productList)
  return row!
}
