import { readFileSync } from 'node:fs'
import { Pool } from 'pg'
import { test as base, inject } from 'vitest'
import { closeStore, pgliteStore, poolStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { log } from '#platform/log/log.server.ts'
import { defaultShopName, keepShopName } from '#shop/settings/shop-name.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { RememberingClient } from '#platform/patched/remembering-client.server.ts'
import { WatchedPool } from '#platform/postgres/watched-pool.server.ts'

log.level = 'silent'

/** A migrated database for this test file, on the engine under test. */
export async function openTestStore(poolSize = 4): Promise<Store> {
  if (inject('engine') === 'pglite') {
    return pgliteStore(await openPglite({ loadDataDir: new Blob([readFileSync(inject('dump'))]) }))
  }
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  const url = inject('postgres')
  const admin = new Pool({ connectionString: url, max: 1 })
  await admin.query(`create database ${name} template luot_template`)
  await admin.end()
  return poolStore(
    new WatchedPool({
      Client: RememberingClient,
      connectionString: url.replace(/\/postgres$/, `/${name}`),
      max: poolSize,
    }),
  )
}

class Undone extends Error {}

/** Jobs that were enqueued during a test, since no queue runs there. */
export const queued: { name: string; payload: Record<string, unknown> }[] = []

/** `db` is a transaction that is rolled back at the end, so that tests of a file do not see each other. */
export const test = base
  .extend('store', { scope: 'file' }, async ({}, { onCleanup }) => {
    const store = await openTestStore()
    useQueue(async (_, name, payload) => void queued.push({ name, payload }))
    onCleanup(() => closeStore(store))
    return store
  })
  .extend('db', async ({ store }, { onCleanup }) => {
    queued.length = 0
    const opened = Promise.withResolvers<Db>()
    const over = Promise.withResolvers<never>()
    const ended = store.db.transaction((tx) => (opened.resolve(tx), over.promise)).catch(unlessUndone)
    onCleanup(async () => {
      over.reject(new Undone())
      await ended
      keepShopName(defaultShopName)
    })
    return opened.promise
  })

function unlessUndone(error: unknown) {
  if (!(error instanceof Undone)) throw error
}
