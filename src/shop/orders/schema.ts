import { sql, type SQL } from 'drizzle-orm'
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
import type { Locale, Localized } from '#kit/localized.ts'
import { createdAt, moment, money, onlyWords, searchText } from '#platform/postgres/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import type { HeldPolicies } from '#shop/content/policies/policy.ts'
import { discountSources, type DiscountSource } from '#shop/pricing/discount.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { allShipmentReturnReasons, orderChannels, timelineKinds } from './order.ts'
import type { OrderChannel, EInvoice, Invoice, LineOption, ShipmentReturnReason, TimelineKind } from './order.ts'
import { lineSearchText } from './lines/line-search-text.ts'
import { orderMoves, shipmentMoves, type OrderState, type ShipmentState } from './states.ts'

export const orders = pgTable(
  'orders',
  {
    /** Ends with the code: `261121-K7M2Q9XA`. */
    id: text().primaryKey(),
    code: text().notNull().unique(),
    /** Sent by the checkout page: what is asked twice happens once. The mark is of the cart, the person and what they sent: the key alone opens nobody's order. */
    placementKey: uuid().notNull().unique(),
    placementMark: text(),
    state: text().$type<OrderState>().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    subtotal: money().notNull(),
    /** The sum of what was taken off the lines. */
    discount: money().notNull().default(0),
    /** What is paid for delivery; `shippingDiscount` is what was taken off it before. */
    shippingFee: money().notNull(),
    shippingDiscount: money().notNull().default(0),
    total: money().notNull(),
    vat: money().notNull(),
    /** What of the total did not stay with the buyer, in đồng: goods that came back, were lost or never come, with their share of the fee (close-order.ts). */
    notKept: money().notNull().default(0),
    shippingVatRate: integer().notNull(),
    method: text().$type<MethodCode>().notNull(),
    deliverFrom: date(),
    deliverUntil: date(),
    /** đồng kiểm: the buyer wants to look before paying. */
    inspect: boolean().notNull().default(false),
    note: text(),
    invoice: jsonb().$type<Invoice>(),
    /** Days from delivery in which what was not used may come back: the shop's promise on the day of the order. */
    exchangeDays: integer().notNull().default(15),
    /** Which version of each policy held when the order was placed (content's held_texts, by key). */
    policies: jsonb().$type<HeldPolicies>().notNull().default({}),
    channel: text().$type<OrderChannel>().notNull().default('web'),
    /** Counts every change of what was ordered and every step: who acts upon what they saw names the version they saw. */
    version: integer().notNull().default(0),
    eInvoice: jsonb().$type<EInvoice>(),
    placedAt: createdAt(),
    updatedAt: createdAt(),
    /** By what it is sought: code, buyer, note; without accents, as `vi_fold` leaves them. */
    sought: searchText(
      (): SQL =>
        sql`vi_fold(${orders.id} || ' ' || ${orders.name} || ' ' || ${orders.phone} || ' ' || coalesce(${orders.email}, '') || ' ' || coalesce(${orders.note}, '') || ' ' || coalesce(${orders.invoice} ->> 'company', '') || ' ' || coalesce(${orders.invoice} ->> 'taxCode', ''))`,
    ),
  },
  (t) => [
    index('orders_sought').using('gin', t.sought.op('gin_trgm_ops')),
    index('orders_by_channel').on(t.channel, t.placedAt),
    index('orders_by_time').on(t.placedAt),
    index('orders_by_state').on(t.state, t.placedAt),
    index('orders_not_kept')
      .on(t.id)
      .where(sql`${t.notKept} > 0`),
    index('orders_by_total').on(t.total, t.id),
    index('orders_of_user').on(t.userId),
    index('orders_by_phone').on(t.phone),
    index('orders_of_mail').on(sql`lower(${t.email})`),
    check('order_sum', sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.shippingFee} and ${t.total} >= 0`),
    check('order_discounts_positive', sql`${t.discount} >= 0 and ${t.shippingDiscount} >= 0 and ${t.notKept} >= 0`),
    check('orders_words', onlyWords([t.state, orderMoves.states], [t.method, methodCodes], [t.channel, orderChannels])),
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

export const orderAddresses = pgTable(
  'order_addresses',
  {
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
    sought: searchText(
      (): SQL =>
        sql`vi_fold(${orderAddresses.name} || ' ' || ${orderAddresses.phone} || ' ' || ${orderAddresses.street} || ' ' || ${orderAddresses.wardName} || ' ' || ${orderAddresses.provinceName})`,
    ),
  },
  (t) => [
    index('addresses_of_province').on(t.provinceCode),
    index('addresses_sought').using('gin', t.sought.op('gin_trgm_ops')),
  ],
)

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
  (t) => [
    index('timeline_of_order').on(t.orderId, t.id),
    check('order_timeline_words', onlyWords([t.kind, timelineKinds])),
  ],
)

/** A parcel. An order has as many as it takes; their goods together are the order's. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    /** 1, 2, 3 … of its order: what people call it. */
    number: integer().notNull().default(1),
    state: text().$type<ShipmentState>().notNull(),
    carrier: text(),
    trackingCode: text(),
    trackingUrl: text(),
    /** What the carrier collects at the door: a share of what is owed, dealt anew until the parcel is booked or leaves. */
    codAmount: money().notNull().default(0),
    /** Why the carrier still collects an amount that is no longer right, in its words. */
    codTrouble: text(),
    /** Of what was collected, how much the carrier has handed over to us. */
    codSettled: money().notNull().default(0),
    createdAt: createdAt(),
    handedOverAt: moment(),
    deliveredAt: moment(),
    returnedAt: moment(),
    /** When the goods of a parcel that came back were looked at: back on the shelf or written off. */
    checkedAt: moment(),
    /** Of a parcel that came back or was lost: when it was decided that it does not go out again. */
    endedAt: moment(),
    failedAttempts: integer().notNull().default(0),
    /** Why it did not arrive, as the carrier or the shopkeeper says it. */
    returnReason: text().$type<ShipmentReturnReason>(),
    /** The parcel that came back and is sent once more in this one. */
    againOf: uuid().references((): AnyPgColumn => shipments.id, { onDelete: 'cascade' }),
    /** The parcel of which the buyer took only a part: this is the rest, on its way back. */
    restOf: uuid().references((): AnyPgColumn => shipments.id, { onDelete: 'cascade' }),
    weightG: integer(),
    boxCm: integer().array(),
    /** Which carrier was asked by its interface, under which of our references. */
    bookedWith: text(),
    bookedAs: text(),
    bookings: integer().notNull().default(0),
    bookedAt: moment(),
    carrierFee: money(),
    expectedAt: moment(),
    /** The carrier's own word, since when it says so and why, and when it was asked last. */
    carrierStatus: text(),
    carrierSeenAt: moment(),
    carrierReason: text(),
    carrierReadAt: moment(),
  },
  (t) => [
    index('shipments_of_order').on(t.orderId),
    index('shipments_by_state').on(t.state),
    index('shipments_by_tracking').on(t.trackingCode),
    index('shipments_to_decide')
      .on(t.orderId)
      .where(sql`${t.state} in ('returned', 'lost') and (${t.checkedAt} is null or ${t.endedAt} is null)`),
    uniqueIndex('shipment_number').on(t.orderId, t.number),
    uniqueIndex('shipment_booked_as').on(t.bookedAs),
    check('cod_not_negative', sql`${t.codAmount} >= 0 and ${t.codSettled} >= 0`),
    check('shipments_words', onlyWords([t.state, shipmentMoves.states], [t.returnReason, allShipmentReturnReasons])),
  ],
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
    /** Of a parcel that came back: how many stand on the shelf again; the others were written off. */
    restocked: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('shipment_line').on(t.shipmentId, t.orderLineId),
    check('shipment_line_pieces', sql`${t.quantity} > 0 and ${t.restocked} between 0 and ${t.quantity}`),
  ],
)
