import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres-server.ts'
import { startShop } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds every folder that a test makes, and is removed with all of them at the end. */
    room: string
    /** A data folder of a demo shop, seeded by the shop itself; tests take copies. */
    seeded: string
  }
}

export const seededDatabase = 'luot_seeded'
export const adminPassword = 'Mot-mat-khau-dai-7'

/** A demo shop is seeded once by its own first start on each engine; each test then begins with a copy. */
export default async function setup(project: TestProject) {
  const room = mkdtempSync(join(tmpdir(), 'luot-process-'))
  const [folder, elsewhere] = [join(room, 'seeded'), join(room, 'seeded-beside-postgres')]
  const server = await startPostgres({ fsync: 'off', full_page_writes: 'off' })
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query(`create database ${seededDatabase}`)
  await admin.end()
  const settings = { ADMIN_PASSWORD: adminPassword, SEED: 'demo' }
  const shops = await Promise.all([
    startShop({ ...settings, DATA_DIR: folder }),
    startShop({ ...settings, DATA_DIR: elsewhere, DATABASE_URL: server.url(seededDatabase) }),
  ])
  await Promise.all(shops.map((shop) => shop.stop()))
  project.provide('room', room)
  project.provide('seeded', folder)
  project.provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(room, { recursive: true, force: true })
  }
}
