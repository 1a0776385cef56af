import { useStore } from '#platform/db.server.ts'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { openFiles } from '#platform/files.server.ts'
import { useLogLevel } from '#platform/log.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { openBeside, openStore } from '#platform/open-store.server.ts'
import { openSecret } from '#platform/secret.server.ts'

/** Throws StartRefused with one sentence where a setting is wrong. */
export function readSettings() {
  useEnv(readEnv(process.env))
  useLogLevel()
}

/** What stays open for as long as the process lives: the database with its newest schema, files, the secret. */
export async function openPlatform() {
  const store = await openStore(env)
  useStore(store, openBeside(store, env, 1))
  await migrate(store)
  openFiles()
  openSecret()
  return store
}
