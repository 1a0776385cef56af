import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Localized } from '#kit/localized.ts'
import { moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { discountSources, type DiscountSource } from '#shop/pricing/discount.ts'
import { promotions } from '#shop/pricing/schema.ts'
import type { LineOption } from './order.ts'
import { lineSearchText } from './lines/line-search-text.ts'
import { ofOrder } from './schema.ts'

/** Copied at placement: the agreed terms stay, even if the product changes. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    position: integer().notNull(),
    variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    productId: uuid().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    /** In both languages, as `name` was when it was bought: for who reads another (lines-in.ts). */
    names: jsonb().$type<Localized>(),
    slug: text().notNull(),
    options: jsonb().$type<LineOption[]>().notNull(),
    picture: text(),
    quantity: integer().notNull(),
    unitPrice: money().notNull(),
    listPrice: money().notNull(),
    /** Price times quantity; what is really paid for it says `paidOf` (pricing/paid-of.ts). */
    total: money().notNull(),
    /** The sum of its rows in `order_discounts`. */
    discount: money().notNull().default(0),
    vatClass: text().notNull(),
    vatRate: integer().notNull(),
    vat: money().notNull(),
    weightG: integer().notNull(),
    /** A service that is done to another line of the order. */
    partOf: uuid().references((): AnyPgColumn => orderLines.id, { onDelete: 'cascade' }),
    /** Lines of one set (boot, blade, mounting, first sharpening) share it: they are packed together, and told apart from others of their kind. */
    setId: uuid(),
    /** Since when the buyer knows that a thing worked on cannot be returned. */
    finalSince: moment(),
    /** Promised when it was bought; 0: no more than the law. */
    warrantyMonths: integer().notNull().default(0),
    /** Services and the like have no stock to move. */
    stocked: boolean().notNull().default(true),
    /** Pieces that will never be sent: the rest of a partly delivered order that was called off. */
    ended: integer().notNull().default(0),
  },
  (t) => [
    index('lines_of_order').on(t.orderId, t.position),
    index('lines_of_variant').on(t.variantId),
    index('lines_sought').using('gin', sql`${lineSearchText(t)} gin_trgm_ops`),
    index('lines_by_sku').on(t.sku.op('text_pattern_ops')),
    // How often a product was sold is counted anew with every order of it.
    index('lines_of_product').on(t.productId),
    check(
      'line_sum',
      sql`${t.quantity} > 0 and ${t.total} = ${t.unitPrice} * ${t.quantity} and ${t.ended} between 0 and ${t.quantity}`,
    ),
    check('line_discount', sql`${t.discount} >= 0 and ${t.discount} <= ${t.total}`),
  ],
)

/** Why less is paid than the price says: copied, so that the order tells it when the promotion is long gone. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: ofOrder(),
    /** Null: taken off the fee for delivery. */
    lineId: uuid().references(() => orderLines.id, { onDelete: 'cascade' }),
    source: text().$type<DiscountSource>().notNull(),
    promotionId: uuid().references(() => promotions.id, { onDelete: 'set null' }),
    code: text(),
    name: jsonb().$type<Localized>().notNull(),
    amount: money().notNull(),
  },
  (t) => [
    index('discounts_of_order').on(t.orderId),
    check('discount_positive', sql`${t.amount} > 0`),
    check('order_discounts_words', onlyWords([t.source, discountSources])),
  ],
)
