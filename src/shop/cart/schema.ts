import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money } from '#platform/postgres/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'

/** The id is a secret that only the visitor's cookie has. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Codes that the shopper entered, as `read-code.ts` normalises them; each quote decides which apply. */
    codes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    updatedAt: createdAt(),
    closedAt: moment(),
  },
  (t) => [
    index('carts_by_age').on(t.updatedAt),
    uniqueIndex('one_open_cart_a_person')
      .on(t.userId)
      .where(sql`${t.closedAt} is null`),
  ],
)

/** The columns of a line in a cart or saved for later: variant, quantity and services. */
const piece = () => ({
  /** Variant id and chosen services, so two sizes are two lines. */
  key: text().notNull(),
  variantId: uuid()
    .notNull()
    .references(() => variants.id, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
  /** Variants of the services done to this line: mounting, sharpening, moulding. */
  services: uuid()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** When the shopper agreed that worked goods cannot be returned. */
  finalSince: moment(),
  /** The price that the shopper last saw, so that a change can be shown. */
  seenPrice: money(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    ...piece(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.key] }), check('quantity_positive', sql`${t.quantity} > 0`)],
)

/** Lines that a signed-in user saved for later: they stay when an order closes the cart. A visitor's are stored in the browser. */
export const savedLines = pgTable(
  'saved_lines',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...piece(),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), check('saved_quantity_positive', sql`${t.quantity} > 0`)],
)
