import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './schema.ts'

/** From where orders were placed that nobody has confirmed yet: marks that lead back to nobody, kept to count what one place holds. Let go when the order moves on (worker/delete-expired-rows.ts). */
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
