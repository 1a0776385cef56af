import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import type { RefundLine } from './provider.ts'
import { refundMoves } from './states.ts'
import type { RefundState } from './states.ts'
import { payments } from './schema.ts'
import { paymentAttempts } from './attempts-schema.ts'
import { unmatchedPayments } from './matching-schema.ts'

/** Money on its way back. It counts as refunded when it is `done`; until then it is only spoken for. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The attempt that it goes back to; null: somebody pays it out by hand. */
    attemptId: uuid().references(() => paymentAttempts.id, { onDelete: 'set null' }),
    /** Parked money that goes back the way it came; it never counted for the payment. */
    parkedId: uuid().references(() => unmatchedPayments.id, { onDelete: 'set null' }),
    amount: money().notNull(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    /** A refund that is asked twice goes out once. */
    key: text().notNull().unique(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    lines: jsonb().$type<RefundLine[]>(),
    /** Number of the transfer or voucher, where it was paid out by hand. */
    reference: text(),
    /** The provider's words, or why nobody paid it. */
    answer: text(),
    tries: integer().notNull().default(0),
    /** When it is to be carried, or asked after, next. */
    carryAt: moment(),
    at: createdAt(),
    endedAt: moment(),
    endedBy: text(),
  },
  (t) => [
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_open')
      .on(t.at)
      .where(sql`${t.state} in ('asked', 'pending')`),
    check('refund_positive', sql`${t.amount} > 0`),
    check('refunds_words', onlyWords([t.state, refundMoves.states])),
  ],
)
