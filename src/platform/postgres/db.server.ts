import { drizzle as onPg } from 'drizzle-orm/node-postgres'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { PGlite } from '@electric-sql/pglite'
import { retryTransactions } from './retry-transactions.server.ts'

/** The database, or a transaction on it: functions take either, so that they can be combined. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open database with its client. */
export type Store = { db: Db; kind: 'pglite'; client: PGlite } | { db: Db; kind: 'postgres'; client: Pool }

export const pgliteStore = (client: PGlite): Store => ({
  kind: 'pglite',
  client,
  db: onPglite(client, { casing: 'snake_case' }) as unknown as Db,
})

export const poolStore = (client: Pool): Store => ({
  kind: 'postgres',
  client,
  db: retryTransactions(onPg(client, { casing: 'snake_case' })) as unknown as Db,
})

/** Rows of a hand-written statement, the same on both engines. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}

export const closeStore = (store: Store) => (store.kind === 'pglite' ? store.client.close() : store.client.end())

/** The one store of this process, opened at its start (open-store.server.ts). */
export let db: Db
export let store: Store
/** A separate connection for the check whether the database answers. */
export let probe: Store
export function useStore(opened: Store, second = opened) {
  store = opened
  probe = second
  db = opened.db
}

/** On PGlite a side store is the same store, so it is not closed. */
export const closeSideStore = (second: Store) => (second === store ? undefined : closeStore(second))
