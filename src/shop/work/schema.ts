import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { workOrderMoves, type WorkOrderState } from './states.ts'

/** Work on a pair: one work order for each service line. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `K7M2Q9XA-W1`, as printed on the ticket tied to the pair. */
    code: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The line of the pair; null: the customer's own skates. */
    pairLineId: uuid().references(() => orderLines.id, { onDelete: 'cascade' }),
    /** A type of catalogue/attributes: sharpening, mounting, moulding … */
    kind: text().notNull(),
    /** Number of pairs. */
    quantity: integer().notNull(),
    /** Working days of the service when it was ordered. */
    workDays: integer().notNull(),
    state: text().$type<WorkOrderState>().notNull(),
    /** Null until the skates are here. */
    dueOn: date(),
    createdAt: createdAt(),
    takenInAt: moment(),
    takenInBy: text(),
    cameBy: text().$type<'brought' | 'sent'>(),
    /** The condition of the skates when they arrived. */
    condition: text(),
    startedAt: moment(),
    startedBy: text(),
    doneAt: moment(),
    doneBy: text(),
    hollow: text(),
    doneNote: text(),
    handedBackAt: moment(),
    cancelledAt: moment(),
  },
  (t) => [
    index('work_of_order').on(t.orderId),
    index('work_by_state').on(t.state, t.dueOn),
    check('work_of_pairs', sql`${t.quantity} > 0`),
    check('work_orders_words', onlyWords([t.state, workOrderMoves.states])),
  ],
)

/** Photos of skates when they arrived; files are named by the row. */
export const workOrderPictures = pgTable(
  'work_order_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid()
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('pictures_of_work_order').on(t.workId, t.position)],
)
