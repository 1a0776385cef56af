import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { sql } from 'drizzle-orm'
import { rowsOf, type Store } from './db.server.ts'

/**
 * PostgreSQL assumes a spinning disk by default and then reads whole tables instead of using an index, which doubles the time of a page of cards.
 * Applies to new connections; a user without the right to set it keeps the default.
 */
const tune = `do $$ begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
exception when insufficient_privilege then null;
end $$`

/** Brings the schema up to date. On PostgreSQL an advisory lock lets many processes start at once. */
export async function migrate(store: Store, migrationsFolder = 'migrations') {
  if (store.kind === 'pglite') return migratePglite(store.db as never, { migrationsFolder })
  const session = await store.client.connect()
  try {
    // Another process may migrate and fill an empty shop for longer than the usual limits, and so may this one.
    await session.query('set lock_timeout = 0')
    await session.query('set statement_timeout = 0')
    await session.query('select pg_advisory_lock(7206001)')
    // For a table that somebody else holds (pg_dump) it waits only as long as usual, since every reader waits behind it.
    await session.query('reset lock_timeout')
    await migratePg(drizzle(session), { migrationsFolder })
    await session.query(tune)
  } finally {
    await session.query('select pg_advisory_unlock(7206001)').catch(() => undefined)
    for (const limit of ['lock_timeout', 'statement_timeout'])
      await session.query(`reset ${limit}`).catch(() => undefined)
    session.release()
  }
}

/** Whether any migration has been run: the readiness check. */
export const isMigrated = async (store: Store) =>
  (await rowsOf<{ n: number }>(store.db, sql`select count(*)::int as n from drizzle.__drizzle_migrations`))[0]!.n > 0
