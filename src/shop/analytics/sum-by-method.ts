import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { storedSales, salesSumColumns } from './stored-sales.ts'
import type { Period } from './period.ts'
import type { Sales } from './sales.ts'

type MethodSales = Sales & { method: PaymentMethod | null }

/** The sales by payment method, the largest first. */
export const sumByMethod = async (db: Db, period: Period) =>
  rowsOf<MethodSales>(
    db,
    sql`select nullif(about, '') as method, ${salesSumColumns} from ${await storedSales(db, 'method', period)} o group by about order by sum(total) desc, about`,
  )
