import { sql, type SQL } from 'drizzle-orm'
import { returns } from './schema.ts'

/** Whether an order replaces goods in an exchange, so that it is no sale itself. `orderId` is a column with its table's name. */
export const isReplacement = (orderId: SQL) =>
  sql`exists (select from ${returns} where ${sql`${returns.exchangeOrderId}`} = ${orderId})`
