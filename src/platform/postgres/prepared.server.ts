import type { SQL } from 'drizzle-orm'
import type { Db } from './db.server.ts'

type Built<R> = { execute: (values: Record<string, unknown>) => Promise<R> }
type Within = {
  session: { client: unknown; prepareQuery: (query: unknown, fields?: undefined, name?: undefined) => unknown }
  dialect: { sqlToQuery: (statement: SQL) => unknown }
}
const within = (db: Db) => db as unknown as Within

/** The database that a transaction is of, as the key of what is known of it: the same object in all its transactions. */
export const databaseKeyOf = (db: Db): object => within(db).dialect

/**
 * A statement that is put together once for the life of the process, with `sql.placeholder('x')` for what is different each time; else drizzle
 * builds its text anew for every question, which costs the shop more than to send it. For the questions of each checkout and each page.
 */
export function prepared<R>(write: (db: Db) => { prepare: (name: string) => Built<R> }) {
  // PGlite and PostgreSQL are asked in different ways; a process that opens both keeps a statement for each.
  const known = new WeakMap<object, Built<R>>()
  return (db: Db, values: Record<string, unknown>): Promise<R> => {
    const place = databaseKeyOf(db)
    // No name of its own: each connection knows statements by their text (remembering-client.server.ts).
    const built = known.get(place) ?? write(db).prepare('')
    known.set(place, built)
    // A prepared statement holds the connection of its maker; within a transaction it must go over that one's.
    const here = Object.create(built, { client: { value: within(db).session.client } }) as Built<R>
    return here.execute(values)
  }
}

/** A statement that is written by hand, put together once as well; its values go to the database as they are. */
export function preparedRows<R>(statement: SQL) {
  const ask = prepared((db) => {
    const { session, dialect } = within(db)
    return { prepare: () => session.prepareQuery(dialect.sqlToQuery(statement)) as Built<{ rows: R[] }> }
  })
  return async (db: Db, values: Record<string, unknown> = {}) => (await ask(db, values)).rows
}
