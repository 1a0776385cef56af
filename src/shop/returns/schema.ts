import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { LineOption } from '#shop/orders/order.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { returnReasons, returnResolutions, type ReturnReason, type ReturnResolution } from './return-reasons.ts'
import { returnMoves, type ReturnState } from './states.ts'

/** The account for refunds of orders that were paid in cash. */
export type Bank = { bank: string; account: string; holder: string }

/** Returns that customers requested, and their results. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `K7M2Q9XA-R1`, written on the returned parcel. */
    code: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The idempotency key of the form. */
    requestKey: uuid().notNull().unique(),
    state: text().$type<ReturnState>().notNull(),
    wish: text().$type<ReturnResolution>().notNull(),
    note: text(),
    bank: jsonb().$type<Bank>(),
    openedBy: text().notNull(),
    /** The reason why staff accepted it against the rules. */
    overruled: text(),
    requestedAt: createdAt(),
    decidedAt: moment(),
    decidedBy: text(),
    declineReason: text(),
    /** The day by which it must be sent; pieces for an exchange are reserved so long. */
    sendBy: date(),
    carrier: text(),
    trackingCode: text(),
    sentAt: moment(),
    receivedAt: moment(),
    receivedBy: text(),
    /** The refund that the rules suggested and the one given, with the reason if the two differ. */
    suggested: money(),
    refunded: money(),
    refundReason: text(),
    /**
     * The bundle discount that the shop withheld, because the buyer keeps a part of the bundle; below zero if the rest was returned later and it was
     * refunded.
     */
    withheldBundleDiscount: money(),
    /** The same for gifts and discounts that the remaining goods would not have earned. */
    withheldOfferDiscount: money(),
    /** The order of the exchange, and the value of the returned pieces in it. */
    exchangeOrderId: text().references(() => orders.id, { onDelete: 'set null' }),
    credit: money(),
    closedAt: moment(),
    closedBy: text(),
  },
  (t) => [
    index('returns_of_order').on(t.orderId),
    index('returns_by_state').on(t.state, t.requestedAt),
    uniqueIndex('exchange_of_one_return').on(t.exchangeOrderId),
    check('return_money', sql`coalesce(${t.refunded}, 0) >= 0 and coalesce(${t.credit}, 0) >= 0`),
    check('returns_words', onlyWords([t.state, returnMoves.states], [t.wish, returnResolutions])),
  ],
)

/** The other size, as it was shown when it was chosen; `unitPrice` is the value of one piece in the exchange. */
export type ExchangeTarget = { sku: string; options: LineOption[]; unitPrice: number }

export const returnLines = pgTable(
  'return_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    wantedVariantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    wanted: jsonb().$type<ExchangeTarget>(),
    /** Pieces of the wanted variant that are reserved for this return. */
    held: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('line_once_in_return').on(t.returnId, t.orderLineId),
    index('returns_of_line').on(t.orderLineId),
    check('return_quantity', sql`${t.quantity} > 0 and ${t.held} >= 0 and ${t.held} <= ${t.quantity}`),
    check('return_lines_words', onlyWords([t.reason, returnReasons])),
  ],
)

/** The returned pieces; only a resellable piece goes back into stock. */
export const returnPieces = pgTable(
  'return_pieces',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnLineId: uuid()
      .notNull()
      .references(() => returnLines.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    resellable: boolean().notNull(),
    note: text(),
  },
  (t) => [uniqueIndex('piece_once').on(t.returnLineId, t.number)],
)

/** Photos of the fault; files are named by the row, and only the buyer and staff see them. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('pictures_of_return').on(t.returnId, t.position)],
)
