import { sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { storedProductSales } from './stored-sales.ts'
import type { Period } from './period.ts'

type Sums = { pieces: number; gross: Dong; discount: Dong; total: Dong }
/** `total` is gross less discount; order totals also contain delivery fees. */
export type ProductSales = Sums & { productId: string; name: string; orders: number }
export type SalesByProduct = { goods: ProductSales[]; all: Sums & { products: number } }

/** Summed as float8, which is exact up to 2^53; a year of a large shop then fits the memory of one hash. */
const sums = sql.raw('sum(pieces)::int as pieces, sum(gross::float8) as gross, sum(discount::float8) as discount')

/** The sales of each product, the largest first, under the name by which it was last sold; at most `limit` products, and the sum of all. */
export async function sumByProduct(db: Db, period: Period, limit: number | null = null): Promise<SalesByProduct> {
  const stored = await storedProductSales(db, period)
  const rows = await rowsOf<ProductSales & { products?: number }>(
    db,
    sql`with sold as materialized (
        select product_id, max(day) as day, sum(orders)::int as orders, ${sums} from ${stored} goods group by product_id
      ),
      first as (select *, gross - discount as total from sold order by total desc, product_id limit ${limit})
    select first.product_id as "productId", named.name, first.orders, first.pieces, first.gross, first.discount, first.total, null::int as products
      from first join ${stored} named on named.product_id = first.product_id and named.day = first.day
    union all select null, null, null, ${sums}, sum(gross - discount), count(*)::int from sold
    order by products nulls first, total desc, 1`,
  )
  for (const row of rows.slice(0, -1)) delete row.products
  const { pieces, gross, discount, total, products } = rows.pop()!
  const all = { pieces: pieces ?? 0, gross: gross ?? 0, discount: discount ?? 0, total: total ?? 0 }
  return { goods: rows, all: { ...all, products: products! } }
}
