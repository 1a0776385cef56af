import { sql, type SQL } from 'drizzle-orm'
import { returns } from './schema.ts'

/** An order that an exchange became: its goods replace goods of a sale, so it is no sale itself. `orderId` is a column with its table's name. */
export const isReplacement = (orderId: SQL) =>
  sql`exists (select from ${returns} where ${sql`${returns.exchangeOrderId}`} = ${orderId})`
