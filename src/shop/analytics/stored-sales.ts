import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Period } from './period.ts'
import { dayDiscounts, dayProducts, daySales, salesMarks } from './schema.ts'
import type { Days } from './sold-orders.ts'
import { discountsOfDays, productSalesOfDays, salesOfDays, type SalesPart } from './sales-of-days.ts'

const within = ({ from, until }: Period) => sql`day between ${from}::date and ${until}::date`

/** Days of a period that changed since their sums were stored. */
async function markedDays(db: Db, period: Period) {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select distinct to_char(day, 'YYYY-MM-DD') as day from ${salesMarks} where ${within(period)}`,
  )
  return rows.map(({ day }) => day)
}

/**
 * Sums day by day: stored sums, and for marked days sums computed from their orders. The result always equals the orders, whether or not the worker has
 * run; a reader writes nothing.
 */
async function storedOrComputed(db: Db, period: Period, stored: SQL, compute: (days: Days) => SQL) {
  const marked = await markedDays(db, period)
  if (!marked.length) return sql`(${stored} and ${within(period)})`
  return sql`(${stored} and ${within(period)} and day <> all(${sql.param(marked)}::date[]) union all (${compute(marked)}))`
}

export const salesColumns =
  'day, about, name, orders, pieces, gross, discount, shipping, total, refund, tax, exchanges, exchange_goods, exchange_paid'
export const storedSales = (db: Db, part: SalesPart, period: Period) =>
  storedOrComputed(
    db,
    period,
    sql`select ${sql.raw(salesColumns)} from ${daySales} where part = ${part}`,
    salesOfDays[part],
  )

export const productSalesColumns = 'day, product_id, name, orders, pieces, gross, discount'
export const storedProductSales = (db: Db, period: Period) =>
  storedOrComputed(
    db,
    period,
    sql`select ${sql.raw(productSalesColumns)} from ${dayProducts} where true`,
    productSalesOfDays,
  )

export const discountsColumns = 'day, source, promotion_id, code, name, orders, off_goods, off_delivery, total'
export const storedDiscounts = (db: Db, period: Period) =>
  storedOrComputed(
    db,
    period,
    sql`select ${sql.raw(discountsColumns)} from ${dayDiscounts} where true`,
    discountsOfDays,
  )

/** As numbers: PostgreSQL sums bigint to numeric, which drivers return as text; float8 is exact up to 2^53. */
export const salesSumColumns = sql`coalesce(sum(orders), 0)::int as orders, coalesce(sum(gross), 0)::float8 as gross, coalesce(sum(discount), 0)::float8 as discount,
  coalesce(sum(shipping), 0)::float8 as shipping, coalesce(sum(total), 0)::float8 as total, coalesce(sum(refund), 0)::float8 as refund,
  coalesce(sum(tax), 0)::float8 as tax, coalesce(sum(total - refund + exchange_paid - tax), 0)::float8 as net,
  coalesce(sum(exchanges), 0)::int as exchanges, coalesce(sum(exchange_goods), 0)::float8 as "exchangeGoods", coalesce(sum(exchange_paid), 0)::float8 as "exchangePaid"`
