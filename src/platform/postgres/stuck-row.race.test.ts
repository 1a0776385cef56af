import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStore, rowsOf, type Db, type Store } from './db.server.ts'
import { isDatabaseAway, isDatabaseBusy } from '../database-unavailable.ts'
import { openTestStore } from '#test/with-db.ts'

let store: Store
let db: Db
beforeAll(async () => {
  store = await openTestStore(10)
  db = store.db
  await db.execute(sql`create table pairs (id int primary key, left_over int not null)`)
  await db.execute(sql`insert into pairs values (1, 50)`)
})
afterAll(() => closeStore(store))

/** Locks the row until the returned function is called. */
async function hold() {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const ended = db.transaction(async (tx) => {
    await tx.execute(sql`select * from pairs where id = 1 for update`)
    held.resolve()
    await over.promise
  })
  await held.promise
  return async () => {
    over.resolve()
    await ended
  }
}

const buy = (waitMs = 60_000) =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`))
    await tx.execute(sql`update pairs set left_over = left_over - 1 where id = 1`)
  })

test('reads are answered while fifty writers wait for one locked row, and then all fifty are served', async () => {
  const writtenOff = await hold()
  const buyers = Array.from({ length: 50 }, () => buy())
  const reads = await Promise.all(
    Array.from({ length: 20 }, () => rowsOf<{ n: number }>(db, sql`select count(*)::int as n from pairs`)),
  )
  expect(reads.flat()).toEqual(Array.from({ length: 20 }, () => ({ n: 1 })))
  await writtenOff()
  await Promise.all(buyers)
  expect(await rowsOf(db, sql`select left_over from pairs`)).toEqual([{ left_over: 0 }])
})

test('a transaction that waits too long for a row is refused as busy and rolled back', async () => {
  const writtenOff = await hold()
  const error: unknown = await buy(50).catch((caught: unknown) => caught)
  expect([isDatabaseBusy(error), isDatabaseAway(error)]).toEqual([true, true])
  await writtenOff()
  expect(await rowsOf(db, sql`select left_over from pairs`)).toEqual([{ left_over: 0 }])
})

test('failed transactions give their connections back', async () => {
  const failing = Array.from({ length: 30 }, () =>
    db.transaction((tx) => tx.execute(sql`select 1/0`)).catch(() => 'no'),
  )
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['no']))
  await Promise.all(Array.from({ length: 30 }, () => db.transaction((tx) => tx.execute(sql`select 1`))))
})
