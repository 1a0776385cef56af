import { bigserial, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, moment, money } from './postgres/columns.server.ts'

/** The memory of the payment sandboxes: one row for each payment of a demo shop. Empty in a live shop. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's number. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    provider: text().notNull(),
    /** The merchant's reference. */
    reference: text().notNull(),
    amount: money().notNull(),
    state: text().$type<'open' | 'paid' | 'refused' | 'cancelled' | 'suspect' | 'expired'>().notNull().default('open'),
    /** The merchant's request. */
    request: jsonb().$type<Record<string, string>>().notNull(),
    /** How its refunds end. */
    refundsEnd: text().$type<'done' | 'pending' | 'refused'>().notNull().default('done'),
    at: createdAt(),
    endedAt: moment(),
  },
  (t) => [uniqueIndex('sandbox_payment_once').on(t.provider, t.reference)],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    /** The merchant's id of the refund, so that it happens once. */
    name: text().notNull(),
    amount: money().notNull(),
    state: text().$type<'done' | 'pending' | 'refused'>().notNull(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('sandbox_refund_once').on(t.paymentId, t.name)],
)

/** Notices that a sandbox has sent or will send: each row is sent once and holds the shop's answer. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    /** The reported state: paid, refused, cancelled, suspect or expired. */
    ending: text().notNull(),
    /** The deliberate error in it. */
    flaw: text().notNull().default('none'),
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

/** A tracking entry of a sandbox parcel, in the words of its carrier. */
export type SandboxEntry = { status: string; updated_date: string; reason?: string }

/** The memory of the carrier sandboxes: one row for each parcel of a demo shop. Empty in a live shop. */
export const sandboxShipments = pgTable(
  'sandbox_shipments',
  {
    orderCode: text().primaryKey(),
    carrier: text().notNull().default('ghn'),
    /** The shop's code. */
    clientOrderCode: text(),
    status: text().notNull(),
    /** The shop's request. */
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    fee: money().notNull(),
    expectedAt: moment().notNull(),
    log: jsonb().$type<SandboxEntry[]>().notNull().default([]),
    at: createdAt(),
    movedAt: createdAt(),
  },
  (t) => [unique('sandbox_shipment_once').on(t.carrier, t.clientOrderCode)],
)
