import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
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

/** Who wants to be told when a size is back: one letter, once. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: uuid().primaryKey().defaultRandom(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    toldAt: moment(),
  },
  (t) => [
    uniqueIndex('one_watch_an_address')
      .on(t.variantId, t.email)
      .where(sql`${t.toldAt} is null`),
  ],
)
