import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Localized } from '#kit/localized.ts'
import { createdAt, moment, money } from '#platform/postgres/columns.server.ts'
import type { Effect, GrantedOffer, ProductScope } from './promotion.ts'

/** VAT in per cent by tax class from a day on (shop's calendar) until the next row of the class. */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: uuid().primaryKey().defaultRandom(),
    vatClass: text().notNull(),
    rate: integer().notNull(),
    from: date().notNull(),
  },
  (t) => [uniqueIndex('vat_rate_start').on(t.vatClass, t.from)],
)

export const promotions = pgTable(
  'promotions',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: jsonb().$type<Localized>().notNull(),
    note: text(),
    byCode: boolean().notNull(),
    effect: jsonb().$type<Effect>().notNull(),
    scope: jsonb().$type<ProductScope>().notNull(),
    minSubtotal: money().notNull().default(0),
    skipsSale: boolean().notNull().default(false),
    firstOrder: boolean().notNull().default(false),
    combines: boolean().notNull().default(true),
    maxUses: integer(),
    maxPerPerson: integer(),
    /** Counted only while there is a limit: otherwise orders would wait for each other here. */
    used: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('promotions_by_end').on(t.endsAt),
    check('uses_within_limit', sql`${t.used} >= 0 and (${t.maxUses} is null or ${t.used} <= ${t.maxUses})`),
  ],
)

const ofPromotion = () =>
  uuid()
    .notNull()
    .references(() => promotions.id, { onDelete: 'cascade' })

export const promotionCodes = pgTable(
  'promotion_codes',
  {
    /** Capitals and digits, as `read-code.ts` normalises them. */
    code: text().primaryKey(),
    promotionId: ofPromotion(),
    /** When the form of this batch was opened; null: the promotion's own code, given to many. */
    batch: moment(),
    maxUses: integer(),
    used: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('codes_of_promotion').on(t.promotionId, t.createdAt),
    check('code_within_limit', sql`${t.used} >= 0 and (${t.maxUses} is null or ${t.used} <= ${t.maxUses})`),
  ],
)

/** One promotion on one order. Orders are on a higher floor, so there is no foreign key to them. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    promotionId: ofPromotion(),
    orderId: text().notNull(),
    code: text(),
    /** Names of the buyer as in `promotion_buyers`. */
    who: text().array().notNull(),
    amount: money().notNull(),
    /** The promotion's terms when the order was placed; null for orders before November 2026: today's terms count. */
    terms: jsonb().$type<GrantedOffer>(),
    at: createdAt(),
    /** The order was cancelled: the use does not count. */
    releasedAt: moment(),
  },
  (t) => [uniqueIndex('use_of_order').on(t.orderId, t.promotionId), index('uses_of_promotion').on(t.promotionId, t.at)],
)

/** How often a buyer used a promotion: by account, phone and email, each as a keyed hash that identifies nobody. */
export const promotionBuyers = pgTable(
  'promotion_buyers',
  { promotionId: ofPromotion(), who: text().notNull(), used: integer().notNull() },
  (t) => [primaryKey({ columns: [t.promotionId, t.who] }), check('buyer_uses_positive', sql`${t.used} >= 0`)],
)
