import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment, money } from '#platform/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import type { Invoice, LineOption, TimelineKind } from './order.ts'
import type { OrderState, ShipmentState } from './states.ts'

export const orders = pgTable(
  'orders',
  {
    /** Ends with the code: `261121-K7M2Q9XA`. */
    id: text().primaryKey(),
    code: text().notNull().unique(),
    /** Sent by the checkout page: what is asked twice happens once. */
    placementKey: uuid().notNull().unique(),
    state: text().$type<OrderState>().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    subtotal: money().notNull(),
    discount: money().notNull().default(0),
    shippingFee: money().notNull(),
    total: money().notNull(),
    vat: money().notNull(),
    shippingVatRate: integer().notNull(),
    method: text().$type<MethodCode>().notNull(),
    deliverFrom: date(),
    deliverUntil: date(),
    /** đồng kiểm: the buyer wants to look before paying. */
    inspect: boolean().notNull().default(false),
    note: text(),
    invoice: jsonb().$type<Invoice>(),
    placedAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('orders_by_time').on(t.placedAt),
    index('orders_by_state').on(t.state, t.placedAt),
    index('orders_of_user').on(t.userId),
    check('order_sum', sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.shippingFee} and ${t.total} >= 0`),
  ],
)

const ofOrder = () =>
  text()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Copied at placement: what was agreed stays, whatever becomes of the product. */
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
    slug: text().notNull(),
    options: jsonb().$type<LineOption[]>().notNull(),
    picture: text(),
    quantity: integer().notNull(),
    unitPrice: money().notNull(),
    listPrice: money().notNull(),
    total: money().notNull(),
    vatClass: text().notNull(),
    vatRate: integer().notNull(),
    vat: money().notNull(),
    weightG: integer().notNull(),
    /** A service that is done to another line of the order. */
    partOf: uuid().references((): AnyPgColumn => orderLines.id, { onDelete: 'cascade' }),
    /** Since when the buyer knows that a thing worked on cannot be returned. */
    finalSince: moment(),
    /** Services and the like have no stock to move. */
    stocked: boolean().notNull().default(true),
  },
  (t) => [
    index('lines_of_order').on(t.orderId, t.position),
    index('lines_of_variant').on(t.variantId),
    check('line_sum', sql`${t.quantity} > 0 and ${t.total} = ${t.unitPrice} * ${t.quantity}`),
  ],
)

export const orderAddresses = pgTable('order_addresses', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  phone: text().notNull(),
  provinceCode: text().notNull(),
  provinceName: text().notNull(),
  wardCode: text().notNull(),
  wardName: text().notNull(),
  street: text().notNull(),
  unitsVersion: text().notNull(),
})

/** The timeline: who did what, when; public rows are shown to the buyer. */
export const orderTimeline = pgTable(
  'order_timeline',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: ofOrder(),
    kind: text().$type<TimelineKind>().notNull(),
    public: boolean().notNull(),
    note: text(),
    facts: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('timeline_of_order').on(t.orderId, t.id)],
)

export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    state: text().$type<ShipmentState>().notNull(),
    carrier: text(),
    trackingCode: text(),
    trackingUrl: text(),
    /** What the carrier collects at the door. */
    codAmount: money().notNull().default(0),
    createdAt: createdAt(),
    handedOverAt: moment(),
    deliveredAt: moment(),
  },
  (t) => [index('shipments_of_order').on(t.orderId)],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [uniqueIndex('shipment_line').on(t.shipmentId, t.orderLineId)],
)
