import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { noticeOutcomes, type PaymentNotice, type NoticeOutcome } from './provider.ts'
import { attemptMoves } from './states.ts'
import type { AttemptState } from './states.ts'
import { payments } from './schema.ts'

/** One attempt at a provider, with its own reference that is never used again (docs/reference/vietnam.md 1). */
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
    /** The money received by this attempt: no more than that can be refunded to it. */
    received: money().notNull().default(0),
    /** The provider's transaction id. */
    transactionId: text(),
    /** The provider's facts from the start and later, needed to query the attempt and to refund. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The payment page, as long as it is open. */
    nextUrl: text(),
    /** The provider's reason for the last refusal. */
    reason: text(),
    startedAt: createdAt(),
    expiresAt: moment(),
    endedAt: moment(),
    /** When to query the provider next. */
    askAt: moment(),
  },
  (t) => [
    index('attempts_of_payment').on(t.paymentId),
    index('attempts_by_transaction').on(t.transactionId),
    index('attempts_open')
      .on(t.expiresAt)
      .where(sql`${t.state} in ('created', 'redirected')`),
    check('payment_attempts_words', onlyWords([t.method, paymentMethods], [t.state, attemptMoves.states])),
  ],
)

/** Every notice of a provider, as it arrived. One event of a provider has one row. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The source of the notice: a gateway, or a service that watches the bank account. */
    source: text().notNull(),
    /** The provider's id of the event; null if the notice could not be verified. */
    eventId: text(),
    verified: boolean().notNull(),
    raw: text().notNull(),
    said: jsonb().$type<Omit<PaymentNotice, 'at'> & { at: string }>(),
    transactionId: text(),
    outcome: text().$type<NoticeOutcome>().notNull(),
    why: text(),
    attemptId: uuid().references(() => paymentAttempts.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('notice_once').on(t.source, t.eventId),
    index('notices_by_time').on(t.at),
    index('notices_by_transaction').on(t.transactionId),
    index('notices_of_attempt').on(t.attemptId),
    check('payment_notices_words', onlyWords([t.outcome, noticeOutcomes])),
  ],
)
