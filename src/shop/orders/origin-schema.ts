import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './schema.ts'

/** The origins of orders that nobody has confirmed yet: marks from which no person can be found, kept to count what one place holds. Deleted when the order moves on (worker/delete-expired-rows.ts). */
export const orderOrigins = pgTable(
  'order_origins',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    device: text(),
  },
  (t) => [index('origins_by_network').on(t.network), index('origins_by_device').on(t.device)],
)
