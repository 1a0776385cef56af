import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { closeStore, rowsOf, type Db, type Store } from './db.server.ts'
import { emit } from '../jobs/outbox.server.ts'
import { onceOnly } from './retry-transactions.server.ts'
import { openTestStore } from '#test/with-db.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(8)
  db = store.db
  await db.execute(sql`create table pairs (id int primary key, n int not null default 0)`)
})
afterAll(() => closeStore(store))
beforeEach(async () => {
  await db.execute(sql`truncate pairs, outbox`)
  await db.execute(sql`insert into pairs (id) values (1), (2)`)
})

const add = (tx: Db, id: number) => tx.execute(sql`update pairs set n = n + 1 where id = ${id}`)
const told = async () => (await rowsOf<{ name: string }>(db, sql`select name from outbox`)).map(({ name }) => name)

/** Two transactions that lock the same rows in opposite order; in its first try each waits for the other to lock its first row. */
function crossing() {
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const tries = [0, 0]
  const work = (nth: 0 | 1) => async (tx: Db) => {
    tries[nth]! += 1
    const [first, second] = nth ? [2, 1] : [1, 2]
    await emit(tx, { name: `crossed.${nth}`, facts: {} })
    await add(tx, first)
    both[nth]!.resolve()
    if (tries[nth] === 1) await both[1 - nth]!.promise
    await add(tx, second)
    return nth
  }
  return { work, tries }
}

describe('a deadlocked transaction', () => {
  test('a deadlocked transaction is retried: both commit, and each event is sent once', async () => {
    const { work, tries } = crossing()
    expect(await Promise.all([db.transaction(work(0)), db.transaction(work(1))])).toEqual([0, 1])
    expect(tries.toSorted()).toEqual([1, 2])
    expect(await rowsOf(db, sql`select n from pairs`)).toEqual([{ n: 2 }, { n: 2 }])
    expect((await told()).toSorted()).toEqual(['crossed.0', 'crossed.1'])
  })

  test('a once-only transaction is not retried after a deadlock', async () => {
    const { work } = crossing()
    const ends = await Promise.allSettled([db.transaction(onceOnly(work(0))), db.transaction(onceOnly(work(1)))])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await told()).toHaveLength(1)
  })

  test.for([['40P01'], ['40001']])(
    'a transaction is given up after four tries (%s) and rolled back',
    async ([code]) => {
      let tries = 0
      const dying = db.transaction(async (tx) => {
        tries += 1
        await add(tx, 1)
        await tx.execute(sql.raw(`do $$ begin raise exception 'died' using errcode = '${code}'; end $$`))
      })
      await expect(dying).rejects.toMatchObject({ cause: { code } })
      expect(tries).toBe(4)
      expect(await rowsOf(db, sql`select n from pairs where id = 1`)).toEqual([{ n: 0 }])
    },
  )

  test('another error is not retried', async () => {
    let tries = 0
    const refused = db.transaction(async () => {
      tries += 1
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(tries).toBe(1)
  })
})
