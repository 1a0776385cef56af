import { bigserial, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, moment, money } from './postgres/columns.server.ts'

/** What the providers of payment would remember, had the demo shop any: one row for each payment that a stand-in was asked for. Empty in a live shop. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's own number of it. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    gate: text().notNull(),
    /** The merchant's. */
    reference: text().notNull(),
    amount: money().notNull(),
    state: text().$type<'open' | 'paid' | 'refused' | 'cancelled' | 'suspect' | 'expired'>().notNull().default('open'),
    /** What the merchant sent. */
    asked: jsonb().$type<Record<string, string>>().notNull(),
    /** What becomes of its refunds. */
    refundsEnd: text().$type<'done' | 'pending' | 'refused'>().notNull().default('done'),
    at: createdAt(),
    endedAt: moment(),
  },
  (t) => [uniqueIndex('sandbox_payment_once').on(t.gate, t.reference)],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    /** The merchant's name of it: a refund happens once. */
    name: text().notNull(),
    amount: money().notNull(),
    state: text().$type<'done' | 'pending' | 'refused'>().notNull(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('sandbox_refund_once').on(t.paymentId, t.name)],
)

/** What a stand-in has told the shop, or will: each row goes out once, and bears what the shop answered. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    /** paid, refused, cancelled, suspect or expired: what it says of the payment. */
    says: text().notNull(),
    /** What is wrong with it on purpose. */
    twist: text().notNull().default('none'),
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    sentAt: moment(),
    status: integer(),
    answer: text(),
  },
  (t) => [
    index('sandbox_notices_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null`),
    index('sandbox_notices_of').on(t.paymentId, t.id),
  ],
)

/** Where a parcel of a sandbox was, in the words of its carrier. */
export type SandboxEntry = { status: string; updated_date: string; reason?: string }

/** What carriers would remember, had the demo shop a contract: one row for each parcel that a sandbox was given. Empty in a live shop. */
export const sandboxShipments = pgTable(
  'sandbox_shipments',
  {
    orderCode: text().primaryKey(),
    carrier: text().notNull().default('ghn'),
    /** The shop's. */
    clientOrderCode: text(),
    status: text().notNull(),
    /** What the shop sent. */
    asked: jsonb().$type<Record<string, unknown>>().notNull(),
    fee: money().notNull(),
    expectedAt: moment().notNull(),
    log: jsonb().$type<SandboxEntry[]>().notNull().default([]),
    at: createdAt(),
    movedAt: createdAt(),
  },
  (t) => [unique('sandbox_shipment_once').on(t.carrier, t.clientOrderCode)],
)
