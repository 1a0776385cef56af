import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres-server.ts'
import { startShop } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder of a demo shop, seeded by the shop itself; tests take copies. */
    seeded: string
  }
}

export const seededDatabase = 'luot_seeded'
export const adminPassword = 'Mot-mat-khau-dai-7'

/** A demo shop is seeded once by its own first start on each engine; each test then begins with a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'luot-seeded-'))
  const server = await startPostgres({ fsync: 'off', full_page_writes: 'off' })
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query(`create database ${seededDatabase}`)
  await admin.end()
  const settings = { ADMIN_PASSWORD: adminPassword, SEED: 'demo' }
  const elsewhere = mkdtempSync(join(tmpdir(), 'luot-seeded-'))
  const shops = await Promise.all([
    startShop({ ...settings, DATA_DIR: folder }),
    startShop({ ...settings, DATA_DIR: elsewhere, DATABASE_URL: server.url(seededDatabase) }),
  ])
  await Promise.all(shops.map((shop) => shop.stop()))
  project.provide('seeded', folder)
  project.provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    for (const made of [folder, elsewhere]) rmSync(made, { recursive: true, force: true })
  }
}
