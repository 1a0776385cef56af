import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { unmatchedEndings, unmatchedReasons } from './matching/unmatched-payment.ts'
import type { UnmatchedEnding, UnmatchedReason } from './matching/unmatched-payment.ts'
import { payments } from './schema.ts'
import { paymentAttempts, paymentNotices } from './attempts-schema.ts'

/** Received money that fits nothing: late, twice, too little, too much, suspect or without a name. Staff decide about it. */
export const unmatchedPayments = pgTable(
  'unmatched_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    source: text().notNull(),
    amount: money().notNull(),
    reason: text().$type<UnmatchedReason>().notNull(),
    /** The payment to which it seems to belong, and once matched, the one that received it. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    attemptId: uuid().references(() => paymentAttempts.id, { onDelete: 'set null' }),
    noticeId: uuid().references(() => paymentNotices.id, { onDelete: 'set null' }),
    /** The stated purpose: our reference, or the memo. */
    memo: text(),
    transactionId: text(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: createdAt(),
    /** Null while open. */
    ending: text().$type<UnmatchedEnding>(),
    endedBy: text(),
    endedAt: moment(),
    note: text(),
  },
  (t) => [
    index('unmatched_open')
      .on(t.at)
      .where(sql`${t.ending} is null`),
    index('unmatched_of_payment').on(t.paymentId),
    index('unmatched_by_transaction').on(t.transactionId),
    check('unmatched_positive', sql`${t.amount} > 0`),
    check('unmatched_payments_words', onlyWords([t.reason, unmatchedReasons], [t.ending, unmatchedEndings])),
  ],
)
