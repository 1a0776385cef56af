import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, moment } from '../postgres/columns.server.ts'

/** Events wait here, written in the transaction that made them true, until the worker has run their reactions. */
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
    // For events handled since a page last asked (list-order-updates.ts), and for the nightly deletion.
    index('outbox_handled').on(t.handledAt),
  ],
)
