import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Gives this test file its own folder and secret; the folder is removed at the end. */
export function ownSettings() {
  const DATA_DIR = temporaryFolder('luot-own-')
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR, AUTH_SECRET: 'a secret of at least thirty-two characters' }
}

/** Opens the file storage of the test. */
export function openOwnFiles() {
  const settings = ownSettings()
  beforeAll(() => {
    useEnv(readEnv(settings))
    openSecret()
    openFiles()
  })
}
