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

/** Copied when the order is placed: the agreed terms stay, even if the product changes. */
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
    /** The name in both languages when it was bought, for readers of another language (lines-in.ts). */
    names: jsonb().$type<Localized>(),
    slug: text().notNull(),
    options: jsonb().$type<LineOption[]>().notNull(),
    picture: text(),
    quantity: integer().notNull(),
    unitPrice: money().notNull(),
    listPrice: money().notNull(),
    /** Price times quantity; `paidOf` (pricing/paid-of.ts) has the amount after discounts. */
    total: money().notNull(),
    /** The sum of its rows in `order_discounts`. */
    discount: money().notNull().default(0),
    vatClass: text().notNull(),
    vatRate: integer().notNull(),
    vat: money().notNull(),
    /** The weight for which carriers charge one piece: on the scale, or by the volume of its box if that is more (rates.ts). */
    chargeableG: integer().notNull(),
    /** The line of the order to which this service is done. */
    partOf: uuid().references((): AnyPgColumn => orderLines.id, { onDelete: 'cascade' }),
    /** Lines of one bundle (boot, blade, mounting, first sharpening) share it: they are packed together, apart from equal lines of another bundle. */
    bundleId: uuid(),
    /** When the buyer agreed that worked goods cannot be returned. */
    finalSince: moment(),
    /** The warranty promised when it was bought; 0: no more than the law requires. */
    warrantyMonths: integer().notNull().default(0),
    /** False for services, which have no stock to move. */
    stocked: boolean().notNull().default(true),
    /** Pieces that will never be sent: the cancelled rest of a partly delivered order. */
    ended: integer().notNull().default(0),
  },
  (t) => [
    index('lines_of_order').on(t.orderId, t.position),
    index('lines_of_variant').on(t.variantId),
    index('lines_by_text').using('gin', sql`${lineSearchText(t)} gin_trgm_ops`),
    index('lines_by_sku').on(t.sku.op('text_pattern_ops')),
    // Sales of a product are counted again with every order of it.
    index('lines_of_product').on(t.productId),
    check(
      'line_sum',
      sql`${t.quantity} > 0 and ${t.total} = ${t.unitPrice} * ${t.quantity} and ${t.ended} between 0 and ${t.quantity}`,
    ),
    check('line_discount', sql`${t.discount} >= 0 and ${t.discount} <= ${t.total}`),
  ],
)

/** The reasons of a lower price: copied, so that the order can name them after the promotion has ended. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: ofOrder(),
    /** Null: a discount of the delivery fee. */
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
