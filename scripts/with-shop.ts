import { openFiles } from '../src/platform/files/files.server.ts'
import { closeStore, useStore, type Store } from '../src/platform/postgres/db.server.ts'
import { readEnv, StartRefused, useEnv, env } from '../src/platform/env.server.ts'
import { migrate } from '../src/platform/postgres/migrate.server.ts'
import { openStore } from '../src/platform/postgres/open-store.server.ts'
import { openSecret } from '../src/platform/secrets/secret.server.ts'
import { Refusal } from '../src/kit/refusal.ts'

/**
 * Opens the shop that the environment names, as `npm start` would, for one command run by hand; prints one sentence if it cannot be opened.
 */
export async function withShop(work: (store: Store) => Promise<string>) {
  let store: Store | undefined
  try {
    useEnv(readEnv(process.env))
    store = await openStore(env)
    useStore(store)
    await migrate(store)
    openFiles()
    openSecret()
    console.log(await work(store))
  } catch (error) {
    if (error instanceof StartRefused) console.error(error.message)
    else console.error(error instanceof Refusal ? error.say('en') : error)
    process.exitCode = 1
  } finally {
    if (store) await closeStore(store)
  }
}
