import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { countsWithin } from './counts-within.ts'
import { storedProductSales } from './stored-sales.ts'
import type { Period } from './period.ts'
import { dayCounts } from './schema.ts'

export const productAnalyticsSorts = ['views', 'added', 'wished', 'pieces', 'total'] as const
export type ProductAnalyticsSort = (typeof productAnalyticsSorts)[number]

type TopProductsQuery = { period: Period; sort: ProductAnalyticsSort; limit: number }

/** With more ties than this, looking at every product costs no more. */
const maxTied = 1_000

/** The value of each product for a sort, one row a day. */
const amounts: Record<ProductAnalyticsSort, (db: Db, period: Period) => Promise<SQL>> = {
  views: async (_, period) =>
    sql`select about::uuid as id, times as n from ${dayCounts} where ${countsWithin('product', period)}`,
  added: async (_, period) =>
    sql`select ${variants.productId} as id, d.n from (select about::uuid as id, sum(times) as n from ${dayCounts} where ${countsWithin('add', period)} group by about) d join ${variants} on ${variants.id} = d.id`,
  wished: async (_, period) =>
    sql`select about::uuid as id, times as n from ${dayCounts} where ${countsWithin('wish', period)}`,
  pieces: async (db, period) =>
    sql`select product_id as id, pieces as n from ${await storedProductSales(db, period)} sold`,
  total: async (db, period) =>
    sql`select product_id as id, gross - discount as n from ${await storedProductSales(db, period)} sold`,
}

/**
 * The products with the highest values, and all that equal the last of them; undefined if too few products have any value. Over a year most products
 * never reach the list, so their other sums need not be computed.
 */
export async function findTopProducts(
  db: Db,
  { period, sort, limit }: TopProductsQuery,
): Promise<string[] | undefined> {
  if (limit > maxTied) return
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (${await amounts[sort](db, period)}) amounts group by id having sum(n) > 0 order by sum(n) desc fetch first (${limit}) rows with ties`,
  )
  return rows.length < limit || rows.length > maxTied ? undefined : rows.map(({ id }) => id)
}
