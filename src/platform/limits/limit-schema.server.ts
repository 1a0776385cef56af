import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.server.ts'

/** Counters of rate-limiter-flexible. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  (t) => [index('limits_by_end').on(t.expire)],
)
