import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, onlyWords } from '#platform/postgres/columns.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { statementEndings, statementReasons } from './settlements/statement-row.ts'
import type { StatementEnding, StatementReason } from './settlements/statement-row.ts'

/** A row of a carrier's statement: a row that fits a shipment is counted, any other waits for staff. */
export const statementRows = pgTable(
  'statement_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The digest of the row: a statement read twice gives the same rows. */
    digest: text().notNull(),
    statement: text().notNull(),
    line: integer().notNull(),
    /** The carrier's name of the shipment or order, and the amount; 0: it could not be parsed. */
    said: text().notNull(),
    amount: money().notNull(),
    /** The part of it that was counted for shipments. */
    counted: money().notNull().default(0),
    reason: text().$type<StatementReason>(),
    shipmentId: uuid().references(() => shipments.id, { onDelete: 'set null' }),
    at: createdAt(),
    /** Null while open. */
    ending: text().$type<StatementEnding>(),
    endedBy: text(),
    endedAt: moment(),
    note: text(),
  },
  (t) => [
    uniqueIndex('statement_row_once').on(t.digest, t.line),
    index('statement_rows_by_code').on(t.said),
    index('statement_rows_open')
      .on(t.at)
      .where(sql`${t.ending} is null`),
    check('statement_row_counts', sql`${t.counted} >= 0 and ${t.counted} <= ${t.amount}`),
    check('statement_rows_words', onlyWords([t.reason, statementReasons], [t.ending, statementEndings])),
  ],
)
