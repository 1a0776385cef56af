import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { allShipmentReturnReasons } from './order.ts'
import type { ShipmentReturnReason } from './order.ts'
import { shipmentMoves, type ShipmentState } from './states.ts'
import { orderLines } from './lines-schema.ts'
import { ofOrder } from './schema.ts'

/** A shipment. An order has one or more; together they contain its goods. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    /** 1, 2, 3 … within its order, as customers see it. */
    number: integer().notNull().default(1),
    state: text().$type<ShipmentState>().notNull(),
    carrier: text(),
    trackingCode: text(),
    trackingUrl: text(),
    /** The amount that the carrier collects at the door: a share of what is owed, computed again until the shipment is booked or sent. */
    codAmount: money().notNull().default(0),
    /** Why the carrier still collects a wrong amount, in the carrier's words. */
    codError: text(),
    /** The part of the collected money that the carrier has paid to the shop. */
    codSettled: money().notNull().default(0),
    createdAt: createdAt(),
    handedOverAt: moment(),
    deliveredAt: moment(),
    returnedAt: moment(),
    /** When the goods of a returned shipment were inspected: back in stock or written off. */
    checkedAt: moment(),
    /** For a returned or lost shipment: when staff decided not to send it again. */
    endedAt: moment(),
    failedAttempts: integer().notNull().default(0),
    /** Why it did not arrive, as the carrier or staff reported. */
    returnReason: text().$type<ShipmentReturnReason>(),
    /** The returned shipment whose goods this one sends again. */
    againOf: uuid().references((): AnyPgColumn => shipments.id, { onDelete: 'cascade' }),
    /** The shipment of which the buyer took only a part: this one is the rest, on its way back. */
    restOf: uuid().references((): AnyPgColumn => shipments.id, { onDelete: 'cascade' }),
    weightG: integer(),
    boxCm: integer().array(),
    /** The carrier whose API booked it, and the shop's reference there. */
    bookedWith: text(),
    bookedAs: text(),
    bookings: integer().notNull().default(0),
    bookedAt: moment(),
    /** When a waybill was asked for, as long as the carrier has not answered. */
    bookingSince: moment(),
    carrierFee: money(),
    expectedAt: moment(),
    /** The carrier's own status, its time and reason, and the time of the last query. */
    carrierStatus: text(),
    carrierSeenAt: moment(),
    carrierReason: text(),
    carrierReadAt: moment(),
  },
  (t) => [
    index('shipments_of_order').on(t.orderId),
    index('shipments_by_state').on(t.state),
    index('shipments_by_tracking').on(t.trackingCode),
    index('shipments_to_decide')
      .on(t.orderId)
      .where(sql`${t.state} in ('returned', 'lost') and (${t.checkedAt} is null or ${t.endedAt} is null)`),
    uniqueIndex('shipment_number').on(t.orderId, t.number),
    uniqueIndex('shipment_booked_as').on(t.bookedAs),
    check('cod_not_negative', sql`${t.codAmount} >= 0 and ${t.codSettled} >= 0`),
    check('shipments_words', onlyWords([t.state, shipmentMoves.states], [t.returnReason, allShipmentReturnReasons])),
  ],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** For a returned shipment: the pieces that are back in stock; the others were written off. */
    restocked: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('shipment_line').on(t.shipmentId, t.orderLineId),
    check('shipment_line_pieces', sql`${t.quantity} > 0 and ${t.restocked} between 0 and ${t.quantity}`),
  ],
)
