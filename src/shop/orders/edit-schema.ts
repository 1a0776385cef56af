import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, money } from '#platform/postgres/columns.server.ts'
import type { OrderChange } from './order-change.ts'
import { orders } from './schema.ts'

/** What was changed on the desk before the order left, each time once: lines and sums as they were and became. */
export const orderEdits = pgTable(
  'order_edits',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The version that the order had afterwards. */
    version: integer().notNull(),
    changes: jsonb().$type<OrderChange[]>().notNull(),
    totalBefore: money().notNull(),
    totalAfter: money().notNull(),
    /** Said by staff to staff. */
    reason: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.version] })],
)
