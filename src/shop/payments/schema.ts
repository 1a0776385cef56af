import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { paymentMethods, type PaymentMethod } from '#shop/checkout/payment-method.ts'
import { ledgerAccounts, postingKinds, type LedgerAccount, type PostingKind } from './ledger/ledger.ts'
import { paymentMoves } from './states.ts'
import type { PaymentState } from './states.ts'

/** The amount that an order owes, and whether it came. One order has one payment and any number of attempts. */
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
    /** The money that counts for the order; unmatched money does not until staff match it. Between 0 and `amount`: paid in part. */
    received: money().notNull().default(0),
    refunded: money().notNull().default(0),
    /** Promised back and not gone yet. */
    onTheWay: money().notNull().default(0),
    /** How much an admin lets be open when goods leave; more than that is asked again. */
    unpaidAllowance: money().notNull().default(0),
    /** The part of `amount` that nobody owes any more, since the goods did not stay or the shop let it go (close-order.ts). */
    waived: money().notNull().default(0),
    /** The part of it that the shop let go although the goods stayed. */
    letGo: money().notNull().default(0),
    /** Goods are in the buyer's hands, the money is not: until this day the shop agreed to wait. */
    laterOn: date(),
    /** By the ledger: the amount that the buyer still owes; below zero, the money that the shop keeps too much. Only `post` writes it, as it writes received, refunded and on the way. */
    owed: money().notNull().default(0),
    /** The time until which stock is held for a prepaid order. */
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
    /** For credit: the order for which the money was paid, and by whose payment it goes back. */
    source: text(),
    /** For received money: the way by which it came. */
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
