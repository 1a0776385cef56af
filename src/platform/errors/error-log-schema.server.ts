import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../postgres/columns.server.ts'

/** Errors of server and browser, the newest 1,000. Values of keys named like secrets are masked before they are stored. */
export const errorLog = pgTable(
  'error_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The id on the error screen. */
    errorId: text(),
    origin: text().$type<'server' | 'browser'>().notNull(),
    severity: text().$type<'low' | 'medium' | 'high' | 'critical'>().notNull(),
    message: text().notNull(),
    stack: text(),
    path: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
  },
  (t) => [index('error_log_by_time').on(t.at)],
)
