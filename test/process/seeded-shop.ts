import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { closeStore, pgliteStore, poolStore, type Store } from '#platform/postgres/db.server.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { cachedFolder, keyOf } from '../cached-folder.ts'
import { postgresVersion, startPostgres } from '../postgres-server.ts'
import { widenHolds } from '../wide-holds.ts'
import { startShop } from './server.ts'

export const seededDatabase = 'luot_seeded'
export const adminPassword = 'Mot-mat-khau-dai-7'
const settings = { ADMIN_PASSWORD: adminPassword, SEED: 'demo' }

/** Everything that a seeded shop is made from. The day is a part of it, since offers and articles are dated by the day of seeding. */
export const seedKey = () => {
  const day = new Date().toISOString().slice(0, 10)
  const sources = [
    'build/server',
    'migrations',
    'seed',
    'package-lock.json',
    'test/process/seeded-shop.ts',
    'test/wide-holds.ts',
  ]
  const isBulky = (path: string) => path.startsWith('seed/pictures/') || path.endsWith('.map')
  return `${day}-${keyOf(sources, isBulky)}`
}

/** A demo shop, seeded by its own first start: `cluster` is its PostgreSQL, `files` its data folder. */
export const seededOnPostgres = (key: string) =>
  cachedFolder('seeded-postgres', `${postgresVersion()}-${key}`, async (folder) => {
    const server = await startPostgres({ fsync: 'off', full_page_writes: 'off' })
    const admin = new Pool({ connectionString: server.url('postgres') })
    await admin.query(`create database ${seededDatabase}`)
    await admin.end()
    const shop = await startShop({
      ...settings,
      DATA_DIR: join(folder, 'files'),
      DATABASE_URL: server.url(seededDatabase),
    })
    await untilCarried(server.url(seededDatabase))
    await widened(poolStore(new Pool({ connectionString: server.url(seededDatabase), max: 1 })))
    await shop.stop()
    await server.stopInto(folder)
  })

/** Waits until the seeding's events are handled: in a shop kept for hours they would be reported as a stuck queue. */
async function untilCarried(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 })
  const waiting = async () => (await pool.query('select 1 from outbox where handled_at is null limit 1')).rowCount
  while (await waiting()) await pause(50)
  await pool.end()
}

async function widened(store: Store) {
  await widenHolds(store.db)
  await closeStore(store)
}

/** The same on PGlite: `files` is its data folder, with the database. Made when the first test needs it. */
export const seededOnPglite = (key: string) =>
  cachedFolder('seeded-pglite', key, async (folder) => {
    await (await startShop({ ...settings, DATA_DIR: join(folder, 'files') })).stop()
    await widened(pgliteStore(await openPglite({ dataDir: join(folder, 'files', 'pglite') })))
  })
