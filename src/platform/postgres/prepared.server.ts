import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

type Built<R> = { execute: (values: Record<string, unknown>) => Promise<R> }
type Within = {
  session: { client: unknown; prepareQuery: (query: unknown, fields?: undefined, name?: undefined) => unknown }
  dialect: { sqlToQuery: (statement: SQL) => unknown }
}
const within = (db: Db) => db as unknown as Within

/** Identifies the database of a transaction, as a key for cached statements: the same object in all its transactions. */
export const databaseKeyOf = (db: Db): object => within(db).dialect

/**
 * A statement that is built once per process, with `sql.placeholder('x')` for its parameters; otherwise drizzle builds its text for every query, which
 * costs the shop more than sending it. For the queries of each checkout and each page.
 */
export function prepared<R>(write: (db: Db) => { prepare: (name: string) => Built<R> }) {
  // PGlite and PostgreSQL need different statements; a process that opens both keeps one for each.
  const builtByDatabase = new WeakMap<object, Built<R>>()
  return (db: Db, values: Record<string, unknown>): Promise<R> => {
    const place = databaseKeyOf(db)
    // Without a name: each connection knows statements by their text (remembering-client.server.ts).
    const built = builtByDatabase.get(place) ?? write(db).prepare('')
    builtByDatabase.set(place, built)
    // A prepared statement holds the connection of its creator; inside a transaction it must use the transaction's.
    const here = Object.create(built, { client: { value: within(db).session.client } }) as Built<R>
    return here.execute(values)
  }
}

/** The same for hand-written SQL; its values go to the database unchanged. */
export function preparedRows<R>(statement: SQL) {
  const query = prepared((db) => {
    const { session, dialect } = within(db)
    return { prepare: () => session.prepareQuery(dialect.sqlToQuery(statement)) as Built<{ rows: R[] }> }
  })
  return async (db: Db, values: Record<string, unknown> = {}) => (await query(db, values)).rows
}
