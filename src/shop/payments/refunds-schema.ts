import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import type { RefundLine } from './provider.ts'
import { refundMoves } from './states.ts'
import type { RefundState } from './states.ts'
import { payments } from './schema.ts'
import { paymentAttempts } from './attempts-schema.ts'
import { unmatchedPayments } from './matching-schema.ts'

/** A refund. Its money counts as refunded when it is `done`; until then it is only reserved. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The attempt that gets the refund; null: staff pay it out manually. */
    attemptId: uuid().references(() => paymentAttempts.id, { onDelete: 'set null' }),
    /** The unmatched money that is refunded to its source; it never counted for the payment. */
    unmatchedPaymentId: uuid().references(() => unmatchedPayments.id, { onDelete: 'set null' }),
    amount: money().notNull(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    /** Requested twice with one key, it is paid out once. */
    key: text().notNull().unique(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    lines: jsonb().$type<RefundLine[]>(),
    /** Number of the transfer or voucher of a manual refund. */
    reference: text(),
    /** The provider's text, or the reason why nobody paid it. */
    answer: text(),
    tries: integer().notNull().default(0),
    /** When to send or query it next. */
    carryAt: moment(),
    at: createdAt(),
    endedAt: moment(),
    endedBy: text(),
  },
  (t) => [
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_open')
      .on(t.at)
      .where(sql`${t.state} in ('requested', 'pending')`),
    check('refund_positive', sql`${t.amount} > 0`),
    check('refunds_words', onlyWords([t.state, refundMoves.states])),
  ],
)
