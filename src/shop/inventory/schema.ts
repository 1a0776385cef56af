import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { StockCause } from './stock.ts'

export const stock = pgTable(
  'stock',
  {
    variantId: uuid()
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (t) => [check('stock_true', sql`${t.reserved} >= 0 and ${t.onHand} >= ${t.reserved}`)],
)

/** The ledger: why on hand is what it is. Rows are only ever added. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    cause: text().$type<StockCause>().notNull(),
    onHandChange: integer().notNull(),
    reservedChange: integer().notNull(),
    orderId: text(),
    note: text(),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('moves_of_variant').on(t.variantId, t.id), index('moves_of_order').on(t.orderId)],
)
