import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { ledgerAccounts, postingKinds, type LedgerAccount, type PostingKind } from './ledger/ledger.ts'
import { paymentMoves } from './states.ts'
import type { PaymentState } from './states.ts'

/** The amount that an order owes, and whether it was paid. One order has one payment and any number of attempts. */
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
    /** The money received for the order; unmatched money counts only after staff match it. Between 0 and `amount`: paid in part. */
    received: money().notNull().default(0),
    refunded: money().notNull().default(0),
    /** Refunds that were promised and are not paid out yet. */
    refundsPending: money().notNull().default(0),
    /** The unpaid amount with which an admin lets goods be sent; more than that needs a new decision. */
    unpaidAllowance: money().notNull().default(0),
    /** The part of `amount` that is not owed any more, because the goods did not stay or the shop waived it (close-order.ts). */
    waived: money().notNull().default(0),
    /** The part of it that the shop waived although the goods stayed. */
    writtenOff: money().notNull().default(0),
    /** The goods were handed over unpaid: the shop agreed to wait until this day. */
    deferredUntil: date(),
    /**
     * By the ledger: the amount that the buyer still owes; below zero, the surplus that the shop holds. Only `post` writes it, together with received,
     * refunded and on the way.
     */
    owed: money().notNull().default(0),
    /** The time until which stock is reserved for a prepaid order. */
    dueAt: moment(),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payments_by_state').on(t.state),
    index('payments_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('awaiting', 'failed')`),
    check('payment_waived', sql`${t.waived} between 0 and ${t.amount} and ${t.writtenOff} >= 0`),
    index('payments_kept_too_much')
      .on(t.orderId)
      .where(sql`${t.owed} < 0`),
    check('refund_within_receipt', sql`${t.refunded} >= 0 and ${t.refunded} <= ${t.received}`),
    check('payments_words', onlyWords([t.method, paymentMethods], [t.state, paymentMoves.states])),
  ],
)

/**
 * The ledger of money: each row changes one account of one order (ledger.ts); the rows of an entry add up to zero. Rows are never changed or deleted: a
 * mistake is posted back. No row names a person, so that it outlives an erasure (books are kept for ten years).
 */
export const postings = pgTable(
  'postings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    entry: uuid().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    account: text().$type<LedgerAccount>().notNull(),
    amount: money().notNull(),
    kind: text().$type<PostingKind>().notNull(),
    /** For credit: the order for which the money was paid, and whose payment gets its refund. */
    source: text(),
    /** For received money: its payment method. */
    way: text(),
    /** The refund, return or order that caused it. */
    ref: text(),
    at: createdAt(),
  },
  (t) => [
    index('postings_of_order').on(t.orderId),
    index('postings_of_entry').on(t.entry),
    index('postings_of_source')
      .on(t.source)
      .where(sql`${t.source} is not null`),
    check('postings_words', onlyWords([t.account, ledgerAccounts], [t.kind, postingKinds])),
  ],
)
