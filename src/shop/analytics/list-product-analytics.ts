import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { productTranslations, variants } from '#shop/catalogue/schema.ts'
import { countsWithin } from './counts-within.ts'
import { findTopProducts, type ProductAnalyticsSort } from './find-top-products.ts'
import { storedProductSales } from './stored-sales.ts'
import type { Period } from './period.ts'
import { dayCounts } from './schema.ts'

/** A product from views to sales. `total` is the revenue of its lines after discounts, as in sum-by-product.ts. */
export type ProductAnalyticsRow = {
  productId: string
  /** Null if the product is no longer in the catalogue. */
  name: string | null
  views: number
  added: number
  wished: number
  pieces: number
  total: Dong
}

type ProductAnalyticsQuery = { period: Period; sort: ProductAnalyticsSort; locale: Locale; limit: number }

const order: Record<ProductAnalyticsSort, SQL> = {
  views: sql`views desc, total desc`,
  added: sql`added desc, views desc`,
  wished: sql`wished desc, views desc`,
  pieces: sql`pieces desc, total desc`,
  total: sql`total desc, pieces desc`,
}

/** Products that were viewed, put into carts, wished for or sold in a period, sorted by `sort`. */
export async function listProductAnalytics(db: Db, { period, sort, locale, limit }: ProductAnalyticsQuery) {
  const first = await findTopProducts(db, { period, sort, limit })
  const among = (id: SQL) => (first ? sql`${id} = any(${sql.param(first)}::uuid[])` : sql`true`)
  const ofProduct = first ? sql`and about = any(${sql.param(first)}::text[])` : sql``
  return rowsOf<ProductAnalyticsRow>(
    db,
    sql`select "productId", views, added, wished, pieces, total,
      (select w.name from ${productTranslations} w where w.product_id = "productId" and w.locale in (${locale}, 'vi') order by w.locale = ${locale} desc limit 1) as name
      from (
        select "productId", sum(views)::int as views, sum(added)::int as added, sum(wished)::int as wished, sum(pieces)::int as pieces, sum(total) as total
        from (
          select about::uuid as "productId", times as views, 0 as added, 0 as wished, 0 as pieces, 0::float8 as total from ${dayCounts} where ${countsWithin('product', period)} ${ofProduct}
          union all
          select ${variants.productId}, 0, d.times, 0, 0, 0
            from (select about::uuid as id, times from ${dayCounts} where ${countsWithin('add', period)}) d join ${variants} on ${variants.id} = d.id where ${among(sql`${variants.productId}`)}
          union all
          select about::uuid, 0, 0, times, 0, 0 from ${dayCounts} where ${countsWithin('wish', period)} ${ofProduct}
          union all
          select product_id, 0, 0, 0, pieces, (gross - discount)::float8 from ${await storedProductSales(db, period)} sold where ${among(sql`product_id`)}
        ) counted group by "productId" order by ${order[sort]}, "productId" limit ${limit}
      ) first order by ${order[sort]}, "productId"`,
  )
}
