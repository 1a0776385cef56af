import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { stockRowsWhere } from './list-stock-rows.ts'
import { stock } from './schema.ts'

/** How many variants there are within the search, and how many of them run low or are sold out. */
export async function countStockRows(db: Db, text: string) {
  const within = (level: 'low' | 'out') =>
    sql<number>`(count(*) filter (where ${stockRowsWhere({ level, text: '' })}))::int`
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, low: within('low'), out: within('out') })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(stockRowsWhere({ level: null, text }))
  return row!
}
