import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money } from '#platform/columns.server.ts'
import { orders } from '#shop/orders/schema.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { AttemptState, PaymentState } from './states.ts'

/** What an order owes, and whether it came. One order, one payment, as many attempts as it takes. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amount: money().notNull(),
    received: money().notNull().default(0),
    refunded: money().notNull().default(0),
    dueAt: moment(),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payments_by_state').on(t.state),
    check('refund_within_receipt', sql`${t.refunded} >= 0 and ${t.refunded} <= ${t.received}`),
  ],
)

/** One try at a provider, with its own reference that is never used again (facts/vietnam.md 1). */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    method: text().$type<PaymentMethod>().notNull(),
    reference: text().notNull().unique(),
    state: text().$type<AttemptState>().notNull(),
    amount: money().notNull(),
    startedAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [index('attempts_of_payment').on(t.paymentId)],
)

/** Money that staff saw with their own eyes: cash at the counter, a carrier's settlement, a transfer at the bank. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: createdAt(),
  },
  (t) => [index('receipts_of_payment').on(t.paymentId), check('receipt_positive', sql`${t.amount} > 0`)],
)
