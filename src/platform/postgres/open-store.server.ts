import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.server.ts'
import { openPglite } from './pglite.server.ts'
import { pgliteStore, poolStore, type Store } from './db.server.ts'
import { RememberingClient } from '../patched/remembering-client.server.ts'
import { WatchedPool } from './watched-pool.server.ts'
import { StartRefused, type Env } from '../env.server.ts'

type StoreLocation = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'>

/** Opens PostgreSQL at DATABASE_URL, else PGlite in DATA_DIR behind its lock. Throws StartRefused with one sentence. */
export async function openStore({ DATA_DIR, DATABASE_URL, DATABASE_POOL }: StoreLocation): Promise<Store> {
  makeFolder(DATA_DIR)
  if (DATABASE_URL) return openPool(DATABASE_URL, DATABASE_POOL)
  lockFolder(DATA_DIR)
  return pgliteStore(await openPglite({ dataDir: join(DATA_DIR, 'pglite') }))
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    throw new StartRefused(`The data folder ${folder} cannot be made or written: set DATA_DIR to a folder of yours.`, {
      cause,
    })
  }
}

/**
 * Milliseconds. A wait for a row that is longer than a person waits is refused as busy; a transaction that its process forgot releases its rows; a
 * statement that runs for minutes is an error.
 */
const timeouts = { lock_timeout: 8000, idle_in_transaction_session_timeout: 60_000, statement_timeout: 300_000 }

/** Separate connections to the same database, for work that must continue when the pool is busy. PGlite has only one. */
export const openSideStore = (store: Store, { DATABASE_URL }: StoreLocation, max: number): Store =>
  store.kind === 'pglite' ? store : poolStore(poolOf(DATABASE_URL!, max))

function poolOf(url: string, max: number) {
  const pool = new WatchedPool({
    Client: RememberingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...timeouts,
  })
  // A lost connection is replaced at the next query; without a listener Node would end the process. The pool listens while a connection is idle, but
  // nobody does between two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function openPool(url: string, max: number) {
  const pool = poolOf(url, max)
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new StartRefused(
      `The database at ${withoutPassword(url)} cannot be reached: is it running, and is DATABASE_URL right?`,
      { cause },
    )
  }
  return poolStore(pool)
}

/** The address as sentences for a person may show it. */
export const withoutPassword = (url: string) => url.replace(/\/\/([^:@/]+):[^@/]*@/, '//$1@').replace(/\?.*$/, '')
