import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import {
  importStates,
  emptyImportTally,
  type Columns,
  type ImportState,
  type Reason,
  type ImportTally,
} from './import.ts'

/** An import: its rows are in a file; this row has the progress and the results. */
export const imports = pgTable(
  'imports',
  {
    /** Comes with the form: a form sent twice makes one import. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The detected encoding: `utf-8`, `utf-16le`, `windows-1258`. The stored file is UTF-8. */
    encoding: text().notNull(),
    delimiter: text().notNull(),
    head: text().array().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    columns: jsonb().$type<Columns>().notNull(),
    rows: integer().notNull(),
    state: text().$type<ImportState>().notNull().default('matching'),
    /** The number of rows done in this state; written with the tally in one transaction with their changes. */
    atRow: integer().notNull().default(0),
    tally: jsonb().$type<ImportTally>().notNull().default(emptyImportTally),
    actor: text().notNull(),
    at: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    index('imports_by_time').on(t.at),
    index('imports_by_state').on(t.state),
    check('imports_words', onlyWords([t.state, importStates])),
  ],
)

/** Refused rows in their original form, each with the reason. */
export const importRowErrors = pgTable(
  'import_row_errors',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The number of the row below the heading. */
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    reasons: jsonb().$type<Reason[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
)
