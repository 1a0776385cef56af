import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { discountsColumns, productSalesColumns, salesColumns } from './stored-sales.ts'
import { dayDiscounts, dayProducts, daySales, salesMarks } from './schema.ts'
import type { Days } from './sold-orders.ts'
import { discountsOfDays, productSalesOfDays, salesOfDays, type SalesPart } from './sales-of-days.ts'

/** Two refreshes would write the same rows, so one runs at a time. */
const turn = 7206004
const daysAtOnce = 31

/** Recomputes the stored sums of marked days; answers the number of days. Readers need not wait for it: stored-sales.ts. */
async function refreshSales(db: Db) {
  const [row] = await rowsOf<{ marked: boolean }>(db, sql`select exists (select from ${salesMarks}) as marked`)
  if (!row!.marked) return 0
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`)
    const days = await takeMarks(tx)
    if (days.length) await rewrite(tx, days)
    return days.length
  })
}

/** Refreshes all marked days, a few at a time. */
export async function refreshAllSales(db: Db) {
  while (await refreshSales(db));
}

/** Marks are taken before the orders are read: a change in between leaves a new mark, and the day is computed again. */
async function takeMarks(tx: Db) {
  const rows = await rowsOf<{ day: string }>(
    tx,
    sql`with chosen as materialized (select distinct day from ${salesMarks} order by day desc limit ${daysAtOnce}),
      taken as (delete from ${salesMarks} where day in (select day from chosen))
    select to_char(day, 'YYYY-MM-DD') as day from chosen`,
  )
  return rows.map(({ day }) => day)
}

async function rewrite(tx: Db, days: Days) {
  const list = sql`${sql.param(days)}::date[]`
  for (const table of [daySales, dayProducts, dayDiscounts])
    await tx.execute(sql`delete from ${table} where day = any(${list})`)
  for (const [part, salesSql] of Object.entries(salesOfDays) as [SalesPart, typeof salesOfDays.all][])
    await tx.execute(
      sql`insert into ${daySales} (part, ${sql.raw(salesColumns)}) select ${part}, worked.* from (${salesSql(days)}) worked`,
    )
  await tx.execute(sql`insert into ${dayProducts} (${sql.raw(productSalesColumns)}) ${productSalesOfDays(days)}`)
  await tx.execute(sql`insert into ${dayDiscounts} (${sql.raw(discountsColumns)}) ${discountsOfDays(days)}`)
}
