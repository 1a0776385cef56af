import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { closeStore, pgliteStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { openStore } from '#platform/postgres/open-store.server.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { seededDatabase, seededOnPglite } from './seeded-shop.ts'
import { startShop, type Settings, type Shop } from './server.ts'

export type Engine = 'PGlite' | 'PostgreSQL'
export const engines: Engine[] = ['PGlite', 'PostgreSQL']
/** For tests that need only one engine for each change; both run with ENGINES=every. */
export const chosenEngines: Engine[] = process.env.ENGINES === 'every' ? engines : ['PostgreSQL']

/** A demo shop of one test that is not running: its settings, and access to its database. */
export type ClosedShop = {
  settings: Settings
  start: (more?: Settings) => Promise<Shop>
  /** Opens the database itself; with PGlite only while no shop runs on it. */
  look: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  clear: () => Promise<void>
}

export const aFolder = () => mkdtempSync(join(inject('room'), 'shop-'))

export const freshShop = (engine: Engine): Promise<ClosedShop> => (engine === 'PGlite' ? onPglite() : onPostgres())

async function onPglite(): Promise<ClosedShop> {
  const folder = copyOf(await seededOnPglite(inject('seedKey')))
  const settings = { DATA_DIR: folder }
  return {
    settings,
    start: (more) => startShop({ ...settings, ...more }),
    look: async (work) => closingAfter(pgliteStore(await openPglite({ dataDir: join(folder, 'pglite') })), work),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(): Promise<ClosedShop> {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const server = inject('postgres')
  await asAdmin(server, `create database ${name} template ${seededDatabase}`)
  const folder = copyOf(inject('seeded'))
  const url = server.replace(/\/postgres$/, `/${name}`)
  const settings = { DATA_DIR: folder, DATABASE_URL: url }
  return {
    settings,
    start: (more) => startShop({ ...settings, ...more }),
    // Opened like the shop does: its functions run several queries at once on one connection, which a plain pg client refuses from version 9.
    look: async (work) =>
      closingAfter(await openStore({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: 4 }), work),
    clear: async () => {
      // First without force: PostgreSQL waits some seconds for connections that are being closed; force would cut them.
      await asAdmin(server, `drop database ${name}`).catch(() => asAdmin(server, `drop database ${name} with (force)`))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of a seeded shop's files for one test. */
export function copyOf(seeded: string) {
  const folder = aFolder()
  cpSync(join(seeded, 'files'), folder, { recursive: true })
  return folder
}

async function closingAfter<T>(store: Store, work: (db: Db) => Promise<T>) {
  try {
    return await work(store.db)
  } finally {
    await closeStore(store)
  }
}

async function asAdmin(server: string, statement: string) {
  const admin = new Pool({ connectionString: server, max: 1 })
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
