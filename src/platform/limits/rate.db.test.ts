import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import type { RequestRate } from './all-limits.server.ts'
import { useStore, type Store } from '../postgres/db.server.ts'
import { limits } from './limit-schema.server.ts'
import { secondsToSlow } from './rate.server.ts'

test.beforeEach(({ db, store }) => useStore({ ...store, db } as Store))

const often = async (times: number, rate: RequestRate, who: string) => {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await secondsToSlow(rate, who))
  return answers
}

describe('a rate limit', () => {
  test('a rate limit lets three through, then returns the wait and flags the first refusal', async () => {
    const answers = await often(5, { name: 'three', by: 'network', max: 3, seconds: 60 }, 'lan')
    expect(answers.map(({ seconds }) => seconds > 0)).toEqual([false, false, false, true, true])
    expect(answers.map(({ isFirst }) => isFirst)).toEqual([false, false, false, true, false])
    expect(answers[3]!.seconds).toBeGreaterThan(55)
  })

  test('visitors are counted separately', async () => {
    const rate: RequestRate = { name: 'apart', by: 'network', max: 1, seconds: 60 }
    expect((await often(2, rate, 'lan')).at(-1)!.seconds).toBeGreaterThan(0)
    expect((await often(1, rate, 'mai')).at(-1)!.seconds).toBe(0)
  })

  test('a shared rate continues the count of other processes, and a refused visitor is counted no further', async ({
    db,
  }) => {
    const rate: RequestRate = { name: 'shared', by: 'network', max: 3, seconds: 60, isShared: true }
    const elsewhere = { key: 'shared:lan', points: 2, expire: new Date(Date.now() + 30_000) }
    await db.insert(limits).values(elsewhere)
    const answers = await often(4, rate, 'lan')
    expect(answers.map(({ seconds }) => seconds > 0)).toEqual([false, true, true, true])
    expect(answers.map(({ isFirst }) => isFirst)).toEqual([false, true, false, false])
    expect(answers.every(({ seconds }) => seconds <= 30)).toBe(true)
    expect((await db.select().from(limits)).map(({ points }) => points)).toEqual([4])
  })

  test('when the window has ended, a shared rate counts from the beginning', async ({ db }) => {
    const rate: RequestRate = { name: 'ended', by: 'network', max: 2, seconds: 60, isShared: true }
    await db.insert(limits).values({ key: 'ended:lan', points: 9, expire: new Date(Date.now() - 3_600_000) })
    expect((await often(3, rate, 'lan')).map(({ seconds }) => seconds > 0)).toEqual([false, false, true])
    expect((await db.select().from(limits)).map(({ points }) => points)).toEqual([3])
  })

  test('a rate that is not shared writes nothing to the database', async ({ db }) => {
    await often(3, { name: 'own', by: 'network', max: 1, seconds: 60 }, 'lan')
    expect(await db.select().from(limits)).toEqual([])
  })
})
