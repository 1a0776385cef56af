import { getTableColumns, sql, type InferInsertModel, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgInsertBase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from './prepared.server.ts'

type Opened<T extends PgTable> = PgInsertBase<T, PgQueryResultHKT>
type Finished<R> = { prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<R> } }
type More<T extends PgTable, R, C extends keyof InferInsertModel<T>> = {
  /** Completes the statement: `onConflict…`, `returning`. */
  finish?: (insert: Opened<T>) => Finished<R>
  /** Columns that the database computes for each row from its other columns. */
  computed?: (placeholder: (column: keyof InferInsertModel<T> & string) => Placeholder) => Record<C, SQL>
}

/** Larger baskets are rare: their statements are built each time. */
const maxStatements = 60

const nameOf = (row: number, key: string) => `${row}.${key}`

/**
 * Inserts rows by a statement that is built once for each shape: number of rows and given columns. Undefined values take their default; all values are
 * plain, never `sql`.
 */
export function preparedInsert<T extends PgTable, R = unknown, C extends keyof InferInsertModel<T> = never>(
  table: T,
  { finish = (insert) => insert as unknown as Finished<R>, computed }: More<T, R, C> = {},
) {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][]
  if (columns.some(([, { defaultFn, onUpdateFn }]) => defaultFn ?? onUpdateFn))
    throw new Error('a default that is worked out here would be the same for every row')
  const statements = new Map<string, ReturnType<typeof prepared<R>>>()

  const buildStatement = (keysOfRows: string[][]) =>
    prepared<R>((db) => {
      const rows = keysOfRows.map((keys, at) => ({
        ...Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(nameOf(at, key))}`])),
        ...computed?.((column) => sql.placeholder(nameOf(at, column))),
      }))
      return finish(db.insert(table).values(rows as never) as unknown as Opened<T>)
    })

  return async (db: Db, ...rows: Omit<InferInsertModel<T>, C>[]): Promise<R> => {
    const values: Record<string, unknown> = {}
    const keysOfRows = rows.map((row, at) =>
      columns.flatMap(([key, column]) => {
        const value = (row as Record<string, unknown>)[key]
        if (value === undefined) return []
        values[nameOf(at, key)] = value === null ? null : column.mapToDriverValue(value)
        return key
      }),
    )
    const shape = keysOfRows.join(';')
    const statement = statements.get(shape) ?? buildStatement(keysOfRows)
    if (statements.size < maxStatements) statements.set(shape, statement)
    return statement(db, values)
  }
}
