import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import { methodCodes, type MethodCode, type WardKind } from './address.ts'

/** 34 provinces and 3,321 wards, two levels since 1 July 2025; `code` is text with its leading zeros. */
export const provinces = pgTable('provinces', {
  code: text().primaryKey(),
  /** `Hà Nội`; the full name has `Thành phố` or `Tỉnh`. */
  name: text().notNull(),
  fullName: text().notNull(),
  municipality: boolean().notNull(),
})

export const wards = pgTable(
  'wards',
  {
    code: text().primaryKey(),
    province: text()
      .notNull()
      .references(() => provinces.code),
    kind: text().$type<WardKind>().notNull(),
    name: text().notNull(),
    fullName: text().notNull(),
    /** Since when it is missing from newer lists: stored addresses may refer to it, but nobody can choose it any more. */
    goneAt: moment(),
  },
  (t) => [index('wards_of_province').on(t.province)],
)

/**
 * The wards from before 1 July 2025 that became this ward, whole or in part; a divided ward has a row for each of its successors. They help people to
 * find their ward, and are never part of an address.
 */
export const formerWards = pgTable(
  'former_wards',
  {
    ward: text()
      .notNull()
      .references(() => wards.code),
    /** `Phường Bến Nghé`, `Quận 1`, `Thành phố Hồ Chí Minh` */
    name: text().notNull(),
    district: text().notNull(),
    province: text().notNull(),
    /** Ward and district in their searchable form (spell-out.ts). */
    folded: text().notNull(),
    foldedDistrict: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ward, t.name, t.district, t.province] })],
)

/** A zone of wards: the first one by `rank` whose provinces and ward kinds match counts; null matches all. */
export const shippingZones = pgTable('shipping_zones', {
  id: uuid().primaryKey().defaultRandom(),
  rank: integer().notNull().unique(),
  name: jsonb().$type<Localized>().notNull(),
  provinces: text().array(),
  wardKinds: text().array().$type<WardKind[]>(),
  /** Single wards by their codes, in addition to provinces or instead of them. */
  wards: text().array(),
})

/** One price: a method in a zone, for a weight and a cart value. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: uuid().primaryKey().defaultRandom(),
    zoneId: uuid()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    method: text().$type<MethodCode>().notNull(),
    fromWeightG: integer().notNull().default(0),
    toWeightG: integer(),
    fromValue: money().notNull().default(0),
    fee: money().notNull(),
    daysMin: integer().notNull(),
    daysMax: integer().notNull(),
  },
  (t) => [
    index('rates_of_zone').on(t.zoneId),
    check('fee_not_negative', sql`${t.fee} >= 0`),
    check('shipping_rates_words', onlyWords([t.method, methodCodes])),
  ],
)

/** A carrier's fee for such a shipment, or null if it did not answer: the fee that was shown is the fee that is charged. */
export const carrierQuotes = pgTable(
  'carrier_quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    carrier: text().notNull(),
    /** Weight, box, value and ward: everything that changes the fee. */
    parcel: text().notNull(),
    fee: money(),
    expectedAt: moment(),
    at: createdAt(),
  },
  (t) => [index('carrier_quotes_of_parcel').on(t.parcel, t.at)],
)

/** The saved addresses of a customer; one of them is the default. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** E.164 */
    phone: text().notNull(),
    provinceCode: text()
      .notNull()
      .references(() => provinces.code),
    wardCode: text()
      .notNull()
      .references(() => wards.code),
    street: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('addresses_of_user').on(t.userId, t.createdAt),
    uniqueIndex('one_default_address')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
)
