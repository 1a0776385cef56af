import { sql, type SQL } from 'drizzle-orm'
import { bigserial, boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, money, onlyWords, searchTextColumn } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import type { HeldPolicies } from '#shop/content/policies/policy.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { orderChannels, timelineKinds } from './order.ts'
import type { OrderChannel, EInvoice, Invoice, TimelineKind } from './order.ts'
import { orderMoves, type OrderState } from './states.ts'

export const orders = pgTable(
  'orders',
  {
    /** Ends with the order code: `261121-K7M2Q9XA`. */
    id: text().primaryKey(),
    code: text().notNull().unique(),
    /** The idempotency key of the checkout page. `placementMark` is a mark of the cart, the person and their input: the key alone opens nobody's order. */
    placementKey: uuid().notNull().unique(),
    placementMark: text(),
    state: text().$type<OrderState>().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    subtotal: money().notNull(),
    /** The sum of the discounts of the lines. */
    discount: money().notNull().default(0),
    /** The delivery fee to pay, after `shippingDiscount`. */
    shippingFee: money().notNull(),
    shippingDiscount: money().notNull().default(0),
    total: money().notNull(),
    vat: money().notNull(),
    /**
     * The part of the total for goods that did not stay with the buyer, in đồng: goods that came back, were lost or will never be sent, with their share
     * of the fee (close-order.ts).
     */
    notKept: money().notNull().default(0),
    shippingVatRate: integer().notNull(),
    method: text().$type<MethodCode>().notNull(),
    deliverFrom: date(),
    deliverUntil: date(),
    /** đồng kiểm: the buyer wants to inspect the goods before paying. */
    inspect: boolean().notNull().default(false),
    note: text(),
    invoice: jsonb().$type<Invoice>(),
    /** Days after delivery in which unused goods may be returned: the shop's terms on the day of the order. */
    exchangeDays: integer().notNull().default(15),
    /** The version of each policy that held when the order was placed (content's policy_versions, by key). */
    policies: jsonb().$type<HeldPolicies>().notNull().default({}),
    channel: text().$type<OrderChannel>().notNull().default('web'),
    /** Counts every change of the order's content and state: a caller passes the version that it saw. */
    version: integer().notNull().default(0),
    eInvoice: jsonb().$type<EInvoice>(),
    placedAt: createdAt(),
    updatedAt: createdAt(),
    /** The text by which orders are searched: code, buyer, note; without accents (`vi_fold`). */
    searchText: searchTextColumn(
      (): SQL =>
        sql`vi_fold(${orders.id} || ' ' || ${orders.name} || ' ' || ${orders.phone} || ' ' || coalesce(${orders.email}, '') || ' ' || coalesce(${orders.note}, '') || ' ' || coalesce(${orders.invoice} ->> 'company', '') || ' ' || coalesce(${orders.invoice} ->> 'taxCode', ''))`,
    ),
  },
  (t) => [
    index('orders_by_text').using('gin', t.searchText.op('gin_trgm_ops')),
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

/** The column of tables whose rows belong to an order and are deleted with it. */
export const ofOrder = () =>
  text()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

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
    searchText: searchTextColumn(
      (): SQL =>
        sql`vi_fold(${orderAddresses.name} || ' ' || ${orderAddresses.phone} || ' ' || ${orderAddresses.street} || ' ' || ${orderAddresses.wardName} || ' ' || ${orderAddresses.provinceName})`,
    ),
  },
  (t) => [
    index('addresses_of_province').on(t.provinceCode),
    index('addresses_by_text').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** The timeline: who did what, and when; public rows are shown to the buyer. */
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
