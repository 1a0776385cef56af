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
    /** `K7M2Q9XA-W1`, as it stands on the ticket that is tied to the pair. */
    code: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The line of the pair; null: skates that the customer has already. */
    pairLineId: uuid().references(() => orderLines.id, { onDelete: 'cascade' }),
    /** A type of catalogue/attributes: sharpening, mounting, moulding … */
    kind: text().notNull(),
    /** Pairs. */
    quantity: integer().notNull(),
    /** Working days by the record of the service when it was ordered. */
    workDays: integer().notNull(),
    state: text().$type<WorkOrderState>().notNull(),
    /** Null until the skates are here. */
    dueOn: date(),
    createdAt: createdAt(),
    takenInAt: moment(),
    takenInBy: text(),
    cameBy: text().$type<'brought' | 'sent'>(),
    /** How the skates looked when they came. */
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

/** How skates looked when they were taken in; files are named by the row. */
export const workOrderPictures = pgTable(
  'work_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid()
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('pictures_of_work').on(t.workId, t.position)],
)
