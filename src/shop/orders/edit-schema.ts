import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, money } from '#platform/postgres/columns.server.ts'
import type { OrderChange } from './order-change.ts'
import { orders } from './schema.ts'

/** Edits of an order by staff before it was shipped: lines and sums before and after each edit. */
export const orderEdits = pgTable(
  'order_edits',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The version of the order after the edit. */
    version: integer().notNull(),
    changes: jsonb().$type<OrderChange[]>().notNull(),
    totalBefore: money().notNull(),
    totalAfter: money().notNull(),
    /** A note by staff for staff. */
    reason: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
)
