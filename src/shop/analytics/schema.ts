import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#kit/localized.ts'
import { money } from '#platform/postgres/columns.server.ts'
import type { DiscountSource } from '#shop/pricing/discount.ts'
import type { CountedAction } from './counted-action.ts'
import type { FunnelStep } from './funnel.ts'
import type { SalesPart } from './sales-of-days.ts'

/** Counts per day. Nothing about the visitor: no address, no browser, no person. */
export const dayCounts = pgTable(
  'day_counts',
  {
    day: date().notNull(),
    what: text().$type<CountedAction>().notNull(),
    /** Kind of a page, id of a product or of a variant; empty where nothing distinguishes. */
    about: text().notNull().default(''),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.what, t.day, t.about] })],
)

/** The steps of browsers with consent, by day. The visitor id is random and belongs to no account; rows live 90 days (delete-expired-rows.ts). */
export const funnelSteps = pgTable(
  'funnel_steps',
  {
    day: date().notNull(),
    visitor: uuid().notNull(),
    step: text().$type<FunnelStep>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor, t.step] }), index('funnel_of_visitor').on(t.visitor)],
)

/** A day whose stored sums are out of date. Triggers write one row for each change, so that no writer waits for another. */
export const salesMarks = pgTable('sales_marks', { day: date().notNull() })

/** The sums of a day's orders, as a whole and in parts: computed from the orders (refresh-sales.ts), and right as long as the day is not marked. */
export const daySales = pgTable(
  'day_sales',
  {
    part: text().$type<SalesPart>().notNull(),
    day: date().notNull(),
    /** Which method, province, size or channel; empty where there is none. */
    about: text().notNull(),
    /** A province's name at that time. */
    name: text(),
    orders: integer().notNull(),
    pieces: integer().notNull(),
    gross: money().notNull(),
    discount: money().notNull(),
    shipping: money().notNull(),
    total: money().notNull(),
    refund: money().notNull(),
    tax: money().notNull(),
    /** Orders that replace goods in an exchange, the price of those goods, and the payment beyond the returned goods. */
    exchanges: integer().notNull().default(0),
    exchangeGoods: money().notNull().default(0),
    exchangePaid: money().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.part, t.day, t.about] })],
)

/** The same per product. */
export const dayProducts = pgTable(
  'day_products',
  {
    day: date().notNull(),
    productId: uuid().notNull(),
    /** The name by which it was last sold that day. */
    name: text().notNull(),
    orders: integer().notNull(),
    pieces: integer().notNull(),
    gross: money().notNull(),
    discount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
)

/** The same per discount. */
export const dayDiscounts = pgTable(
  'day_discounts',
  {
    day: date().notNull(),
    source: text().$type<DiscountSource>().notNull(),
    promotionId: uuid(),
    code: text(),
    name: jsonb().$type<Localized>().notNull(),
    orders: integer().notNull(),
    offGoods: money().notNull(),
    offDelivery: money().notNull(),
    total: money().notNull(),
  },
  (t) => [index('discounts_of_day').on(t.day)],
)
