import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { closeStore, overPglite, overPool } from '#platform/db.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { openPglite } from '#platform/pglite.server.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    dump: string
    postgres: string
  }
}

export const template = 'luot_template'

/** Migrates once; each test file then begins with a copy. */
export default async function setup(project: TestProject) {
  const engine = project.name.includes('postgres') ? 'postgres' : 'pglite'
  project.provide('engine', engine)
  return engine === 'pglite' ? setupPglite(project) : setupPostgres(project)
}

async function setupPglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'luot-dump-'))
  const store = overPglite(await openPglite())
  await migrate(store)
  const dump = store.kind === 'pglite' && (await store.client.dumpDataDir('none'))
  writeFileSync(join(folder, 'dump.tar'), Buffer.from(await (dump as Blob).arrayBuffer()))
  await closeStore(store)
  project.provide('dump', join(folder, 'dump.tar'))
  return () => rmSync(folder, { recursive: true, force: true })
}

async function setupPostgres(project: TestProject) {
  const server = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query(`create database ${template}`)
  await admin.end()
  const store = overPool(new Pool({ connectionString: server.url(template) }))
  await migrate(store)
  await closeStore(store)
  project.provide('postgres', server.url('postgres'))
  return () => server.stop()
}
