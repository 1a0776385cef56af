import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { openFiles } from '../src/platform/files/files.server.ts'
import { closeStore, rowsOf, useStore, type Db, type Store } from '../src/platform/postgres/db.server.ts'
import { readEnv, StartRefused, useEnv, env } from '../src/platform/env.server.ts'
import { migrate } from '../src/platform/postgres/migrate.server.ts'
import { openStore, withoutPassword } from '../src/platform/postgres/open-store.server.ts'
import { openSecret } from '../src/platform/secrets/secret.server.ts'
import { Refusal } from '../src/kit/refusal.ts'

/**
 * Opens the shop that the environment names for one command run by hand, and says which shop it is; prints one sentence if it cannot be opened. Only
 * `intoEmpty` fills an empty database: a command must not migrate a shop that processes of an older version are serving.
 */
export async function withShop(work: (store: Store) => Promise<string>, { intoEmpty = false } = {}) {
  let store: Store | undefined
  try {
    useEnv(readEnv(process.env))
    store = await openStore(env)
    useStore(store)
    const hasShop = await findShop(store.db)
    if (!hasShop && !intoEmpty)
      throw new StartRefused(
        `${place()} holds no shop: give this command the settings of the shop, as its processes get them (--env-file).`,
      )
    if (!hasShop) await migrate(store)
    openFiles()
    openSecret()
    console.log(await describeShop(store.db))
    console.log(await work(store))
  } catch (error) {
    if (error instanceof StartRefused) console.error(error.message)
    else console.error(error instanceof Refusal ? error.say('en') : error)
    process.exitCode = 1
  } finally {
    if (store) await closeStore(store)
  }
}

const place = () =>
  env.DATABASE_URL
    ? `The database at ${withoutPassword(env.DATABASE_URL)}`
    : `The embedded database in DATA_DIR=${env.DATA_DIR}`

/** Whether anybody has opened a shop in this database; refuses a shop of another version. */
async function findShop(db: Db) {
  const [table] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!table!.there) return false
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  if (!last!.at) return false
  const newest = readMigrationFiles({ migrationsFolder: 'migrations' }).at(-1)!.folderMillis
  if (Number(last!.at) !== newest)
    throw new StartRefused(
      `${place()} is of another version: run this command in that version's folder, or start this version first.`,
    )
  return (await rowsOf(db, sql`select 1 from users limit 1`)).length > 0
}

async function describeShop(db: Db) {
  const [orders] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from orders`)
  return `${place()}: ${env.SHOP_MODE} shop ${env.BASE_URL}, orders: ${orders!.n}.`
}
