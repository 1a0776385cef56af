import { sql } from 'drizzle-orm'
import {
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
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { orders, shipments } from '#shop/orders/schema.ts'
import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { ledgerAccounts, postingKinds, type LedgerAccount, type PostingKind } from './ledger/ledger.ts'
import { unmatchedEndings, unmatchedReasons } from './matching/unmatched-payment.ts'
import type { UnmatchedEnding, UnmatchedReason } from './matching/unmatched-payment.ts'
import { noticeOutcomes, type PaymentNotice, type NoticeOutcome, type RefundLine } from './provider.ts'
import { statementEndings, statementReasons } from './settlements/statement-row.ts'
import type { StatementEnding, StatementReason } from './settlements/statement-row.ts'
import { attemptMoves, paymentMoves, refundMoves } from './states.ts'
import type { AttemptState, PaymentState, RefundState } from './states.ts'

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
    /** What counts for the order; parked money does not until somebody matched it. Between 0 and `amount`: paid in part. */
    received: money().notNull().default(0),
    refunded: money().notNull().default(0),
    /** Promised back and not gone yet. */
    onTheWay: money().notNull().default(0),
    /** How much an admin lets be open when goods leave; more than that is asked again. */
    unpaidAllowance: money().notNull().default(0),
    /** What of `amount` is asked of nobody any more, since the goods did not stay or the shop let it go (close-order.ts). */
    waived: money().notNull().default(0),
    /** Of it, what the shop let go although the goods stayed. */
    letGo: money().notNull().default(0),
    /** Goods are in the buyer's hands, the money is not: until this day the shop agreed to wait. */
    laterOn: date(),
    /** By the ledger: what the buyer still owes; below nothing, what the shop keeps too much. Written by `post` alone, as are what came, went and is on its way. */
    owed: money().notNull().default(0),
    /** Until when stock is held for an order that is to be paid ahead. */
    dueAt: moment(),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payments_by_state').on(t.state),
    index('payments_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('awaiting', 'failed')`),
    check('payment_waived', sql`${t.waived} between 0 and ${t.amount} and ${t.letGo} >= 0`),
    index('payments_kept_too_much')
      .on(t.orderId)
      .where(sql`${t.owed} < 0`),
    check('refund_within_receipt', sql`${t.refunded} >= 0 and ${t.refunded} <= ${t.received}`),
    check('payments_words', onlyWords([t.method, paymentMethods], [t.state, paymentMoves.states])),
  ],
)

/**
 * The ledger of money: each row is a change of one account of one order (ledger.ts), those of an entry add up to nothing. Nothing here is ever changed or
 * taken out: what was wrong is posted back. No row names a person, so that it outlives an erasure (books are kept for ten years).
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
    /** Of credit: the order for which the money was paid, and by whose payment it goes back. */
    source: text(),
    /** Of money that came: the way it took. */
    way: text(),
    /** The refund, return or order that it stands for. */
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

/** One try at a provider, with its own reference that is never used again (docs/reference/vietnam.md 1). */
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
    /** Counted money that came by this attempt: no more than that goes back to it. */
    received: money().notNull().default(0),
    /** The provider's number of the payment. */
    transactionId: text(),
    /** What the provider said at the start and later, needed to ask after it and to refund. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where the buyer goes to pay, as long as it is open. */
    nextUrl: text(),
    /** The provider's own words for the last "no". */
    reason: text(),
    startedAt: createdAt(),
    expiresAt: moment(),
    endedAt: moment(),
    /** When its provider is to be asked next what became of it. */
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

/** Everything that arrived at a provider's door, as it came. One event of a provider stands here once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The door: a gateway, or one of the services that watch the bank account. */
    source: text().notNull(),
    /** The provider's name of the event; null where nothing could be believed. */
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

/** Money that came and does not fit: late, twice, too little, too much, doubted or without a name. It waits for the shopkeeper. */
export const unmatchedPayments = pgTable(
  'parked_money',
  {
    id: uuid().primaryKey().defaultRandom(),
    source: text().notNull(),
    amount: money().notNull(),
    reason: text().$type<UnmatchedReason>().notNull(),
    /** Where it seems to belong, and once it is matched, where it went. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    attemptId: uuid().references(() => paymentAttempts.id, { onDelete: 'set null' }),
    noticeId: uuid().references(() => paymentNotices.id, { onDelete: 'set null' }),
    /** What it was said to be for: our reference, or the memo. */
    memo: text(),
    transactionId: text(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: createdAt(),
    /** Open while null. */
    ending: text().$type<UnmatchedEnding>(),
    endedBy: text(),
    endedAt: moment(),
    note: text(),
  },
  (t) => [
    index('parked_open')
      .on(t.at)
      .where(sql`${t.ending} is null`),
    index('parked_of_payment').on(t.paymentId),
    index('parked_by_transaction').on(t.transactionId),
    check('parked_positive', sql`${t.amount} > 0`),
    check('parked_money_words', onlyWords([t.reason, unmatchedReasons], [t.ending, unmatchedEndings])),
  ],
)

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
    /** What is asked twice goes out once. */
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
  (t) => [
    index('receipts_of_payment').on(t.paymentId),
    index('receipts_by_time').on(t.at),
    index('receipts_by_reference').on(sql`(${t.facts} ->> 'reference')`),
    check('receipt_positive', sql`${t.amount} > 0`),
  ],
)

/** A row of a carrier's statement, as it was taken: what fitted a parcel is counted, everything else waits until somebody says what it is. */
export const statementRows = pgTable(
  'statement_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of what was read: a statement taken twice is the same rows. */
    digest: text().notNull(),
    statement: text().notNull(),
    line: integer().notNull(),
    /** Whose money, in the carrier's word, and how much; 0: it could not be read. */
    said: text().notNull(),
    amount: money().notNull(),
    /** Of it, what was counted for parcels. */
    counted: money().notNull().default(0),
    reason: text().$type<StatementReason>(),
    shipmentId: uuid().references(() => shipments.id, { onDelete: 'set null' }),
    at: createdAt(),
    /** Open while null. */
    ending: text().$type<StatementEnding>(),
    endedBy: text(),
    endedAt: moment(),
    note: text(),
  },
  (t) => [
    uniqueIndex('statement_row_once').on(t.digest, t.line),
    index('statement_rows_open')
      .on(t.at)
      .where(sql`${t.ending} is null`),
    check('statement_row_counts', sql`${t.counted} >= 0 and ${t.counted} <= ${t.amount}`),
    check('statement_rows_words', onlyWords([t.reason, statementReasons], [t.ending, statementEndings])),
  ],
)
