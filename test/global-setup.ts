import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { closeStore, pgliteStore, poolStore } from '#platform/postgres/db.server.ts'
import { migrate } from '#platform/postgres/migrate.server.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { cachedFolder, keyOf } from './cached-folder.ts'
import { postgresVersion, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    dump: string
    postgres: string
  }
}

export const template = 'luot_template'
/** Test data need not survive a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Migrates once for each state of the migrations; each test file begins with a copy. */
export default async function setup(project: TestProject) {
  const engine = project.name.includes('postgres') ? 'postgres' : 'pglite'
  project.provide('engine', engine)
  if (engine === 'pglite') return project.provide('dump', join(await migratedPglite(), 'dump.tar'))
  const server = await startMigrated()
  project.provide('postgres', server.url('postgres'))
  return () => server.stop()
}

/** A server of its own, with the migrated database to copy from. */
export const startMigrated = async (settings: Record<string, string> = {}) =>
  startPostgres({ ...careless, ...settings }, await migratedCluster())

const key = () =>
  keyOf(['migrations', 'src/platform/postgres/migrate.server.ts', 'package-lock.json', 'test/global-setup.ts'])

const migratedPglite = () =>
  cachedFolder('migrated-pglite', key(), async (folder) => {
    const store = pgliteStore(await openPglite())
    await migrate(store)
    const dump = store.kind === 'pglite' && (await store.client.dumpDataDir('none'))
    writeFileSync(join(folder, 'dump.tar'), Buffer.from(await (dump as Blob).arrayBuffer()))
    await closeStore(store)
  })

const migratedCluster = () =>
  cachedFolder('migrated-postgres', `${postgresVersion()}-${key()}`, async (folder) => {
    const server = await startPostgres(careless)
    const admin = new Pool({ connectionString: server.url('postgres') })
    await admin.query(`create database ${template}`)
    await admin.end()
    const store = poolStore(new Pool({ connectionString: server.url(template) }))
    await migrate(store)
    await closeStore(store)
    await server.stopInto(folder)
  })
