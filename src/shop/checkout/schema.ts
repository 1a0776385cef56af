import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#platform/postgres/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'

/** A boot and a blade that do not fit by the rules and that staff allow once, with the reason: mounting off the marks, a measured sole. */
export const pairOverrides = pgTable(
  'pair_overrides',
  {
    /** The mark of the bundle in the cart (cart/bundle-mark.ts): anyone with the link may buy this pair, and nobody can guess it. */
    mark: uuid().primaryKey(),
    bootId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    bladeId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    issues: text().array().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    at: createdAt(),
    /** The order that used it; it is good for one. */
    orderId: text(),
    usedAt: moment(),
    withdrawnAt: moment(),
  },
  (t) => [index('overrides_by_time').on(t.at)],
)
