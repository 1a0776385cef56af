import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { storedSales, salesSumColumns } from './stored-sales.ts'
import { daysOf, type Period } from './period.ts'
import { noSales, type SalesDay } from './sales.ts'

/** The sales of each day of a period, also of days without orders. */
export async function sumByDay(db: Db, period: Period): Promise<SalesDay[]> {
  const rows = await rowsOf<SalesDay>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${salesSumColumns} from ${await storedSales(db, 'all', period)} o group by o.day`,
  )
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => byDay.get(day) ?? { day, ...noSales })
}
