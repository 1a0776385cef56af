import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, moment } from '../postgres/columns.server.ts'

/** Events wait here, written in the transaction that made them true, until the worker has carried them to their reactions. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    handledAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    retryAt: moment(),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.id)
      .where(sql`${t.handledAt} is null`),
    // What was told since a page was last heard of (list-order-updates.ts), and what the sweep takes.
    index('outbox_handled').on(t.handledAt),
  ],
)
