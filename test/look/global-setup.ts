import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { personPassword, type Cookies } from '../process/person.ts'
import { startShop } from '../process/server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    signedIn: { customer: Cookies; admin: Cookies }
  }
}

export const onSlowClock = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('test/look/slow-clock.js')).href}` }

/** One shop is seeded and filled under the slow clock; each width looks at a copy. */
export default async function setup(project: TestProject) {
  const room = temporaryFolder('luot-look-')
  const folder = join(room, 'seeded')
  const shop = await startShop({ ...onSlowClock, DATA_DIR: folder, SEED: 'demo', ADMIN_PASSWORD: personPassword })
  await shop.stop()
  const { stdout } = await promisify(execFile)(process.execPath, ['test/look/furnish.ts', folder])
  project.provide('room', room)
  project.provide('seeded', folder)
  project.provide('signedIn', JSON.parse(stdout) as { customer: Cookies; admin: Cookies })
  return () => rmSync(room, { recursive: true, force: true })
}
