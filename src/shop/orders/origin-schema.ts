import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './schema.ts'

/**
 * The origins of orders that nobody has confirmed yet: marks that identify no person, stored to count the stock that one place reserves. Deleted when
 * the order moves on (worker/delete-expired-rows.ts).
 */
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
