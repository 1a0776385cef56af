import { existsSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres-server.ts'
import { seededOnPostgres, seedKey } from './seeded-shop.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export { adminPassword } from './seeded-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds every folder that a test makes; removed at the end. */
    room: string
    /** The folder of the seeded shop on PostgreSQL (seeded-shop.ts). */
    seeded: string
    /** Identifies everything that the built shop seeds. */
    seedKey: string
  }
}

/** Prepares a PostgreSQL with a seeded demo shop; each test begins with a copy of it. */
export default async function setup(project: TestProject) {
  if (!existsSync('build/server/index.js')) throw new Error('The shop is not built: npm run build (npm test does it).')
  const key = seedKey()
  const seeded = await seededOnPostgres(key)
  const server = await startPostgres({ fsync: 'off', full_page_writes: 'off' }, seeded)
  const room = temporaryFolder('luot-process-')
  project.provide('room', room)
  project.provide('seeded', seeded)
  project.provide('seedKey', key)
  project.provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(room, { recursive: true, force: true })
  }
}
