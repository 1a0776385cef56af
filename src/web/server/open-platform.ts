import { useAllGateways } from '#gateways/use-gateways.ts'
import { orRefusal } from '#kit/refusal.ts'
import { useStore } from '#platform/postgres/db.server.ts'
import { env, readEnv, StartRefused, useEnv } from '#platform/env.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { useLogLevel } from '#platform/log/log.server.ts'
import { migrate } from '#platform/postgres/migrate.server.ts'
import { openSideStore, openStore } from '#platform/postgres/open-store.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { refuseGuessable } from '#shop/identity/passwords/refuse-guessable.ts'

/** Throws StartRefused with one sentence where a setting is wrong. */
export async function readSettings() {
  useAllGateways()
  useEnv(readEnv(process.env))
  useLogLevel()
  if (env.SHOP_MODE === 'live' && env.ADMIN_PASSWORD) await refuseGuessableAdmin(env.ADMIN_PASSWORD)
}

/** Refuses a password that no customer could choose either. */
async function refuseGuessableAdmin(password: string) {
  const { refusal } = await orRefusal(refuseGuessable(password, env.ADMIN_EMAIL))
  if (refusal) throw new StartRefused(`Setting ADMIN_PASSWORD is refused: ${refusal.say('en')} See .env.example.`)
}

/** Opens what lives as long as the process: the database with its newest schema, files, the secret. */
export async function openPlatform() {
  const store = await openStore(env)
  useStore(store, openSideStore(store, env, 1))
  await migrate(store)
  openFiles()
  openSecret()
  return store
}
