import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { storedSales, salesSumColumns } from './stored-sales.ts'
import type { Period } from './period.ts'
import type { Sales } from './sales.ts'

/** `code` is null if nothing was sent: the goods were bought or collected at the shop. */
type ProvinceSales = Sales & { code: string | null; name: string | null }

/** The sales to each province, the largest first. A renamed province is one row, with its newest name. */
export const sumByProvince = async (db: Db, period: Period) =>
  rowsOf<ProvinceSales>(
    db,
    sql`select nullif(about, '') as code, (array_agg(name order by day desc))[1] as name, ${salesSumColumns} from ${await storedSales(db, 'province', period)} o
      group by about order by sum(total) desc, about`,
  )
