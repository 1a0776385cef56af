import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { env } from '#platform/env.server.ts'
import { closeStore, rowsOf, type Store } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { openTestStore } from '#test/with-db.ts'
import { seedIfEmpty } from './seed.ts'

/** Shorter than the pause below, as the shop's 8 seconds are shorter than filling an empty shop on a slow machine. */
const lockTimeoutMs = 100

const seed = env.SEED
let store: Store

beforeAll(async () => {
  Object.assign(env, { SEED: 'empty' })
  store = await openTestStore(3)
})
afterAll(async () => {
  Object.assign(env, { SEED: seed })
  await closeStore(store)
})

test('a process that starts while another fills the shop waits for it, however long, and adds nothing', async () => {
  const lockHeld = Promise.withResolvers<void>()
  const filled = Promise.withResolvers<void>()
  const first = store.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`)
    lockHeld.resolve()
    await filled.promise
    await tx.insert(users).values({ id: 'first', name: 'Admin', email: 'admin@example.com' })
  })
  await lockHeld.promise
  const second = store.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`))
    return seedIfEmpty(tx)
  })
  await expect.poll(countWaiting).toBe(1)
  await store.db.execute(sql`select pg_sleep(${(3 * lockTimeoutMs) / 1000})`)
  filled.resolve()
  await first
  expect(await second).toBeUndefined()
  expect(await store.db.select({ id: users.id }).from(users)).toEqual([{ id: 'first' }])
})

const countWaiting = async () =>
  (
    await rowsOf<{ waiting: number }>(
      store.db,
      sql`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
  )[0]!.waiting
