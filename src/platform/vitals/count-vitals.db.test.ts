import { describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import { test } from '#test/with-db.ts'
import { countVitals, readVitals } from './count-vitals.server.ts'

const today = shopDay(new Date())

describe('measurements from browsers', () => {
  test('measurements are counted by route, with the number over the limit', async ({ db }) => {
    for (const load of [200, 400, 3000, 3001]) await countVitals(db, '/shop', { load, script: 420 })
    await countVitals(db, '/cart', { memory: 250 })
    const { whole, routes } = await readVitals(db, today, 10)
    expect(routes.map(({ route, visits }) => [route, visits])).toEqual([
      ['/shop', 4],
      ['/cart', 0],
    ])
    expect(routes[0]!.sums.load).toMatchObject({ times: 4, over: 1, p75: 3000 })
    expect(routes[1]!.sums).toMatchObject({ memory: { times: 1, over: 1 } })
    expect(whole.sums.script).toMatchObject({ times: 4, over: 0 })
  })

  test('a load of 3,001 ms is reported as 3,001 ms, not as the middle of its step', async ({ db }) => {
    await countVitals(db, '/cart', { load: 3001 })
    expect((await readVitals(db, today, 10)).whole.sums.load).toMatchObject({ p75: 3001, over: 1 })
    await countVitals(db, '/cart', { load: 12_000 })
    expect((await readVitals(db, today, 10)).whole.sums.load).toMatchObject({ p75: 12_000, over: 2 })
  })

  test('earlier days are not reported', async ({ db }) => {
    await countVitals(db, '/shop', { load: 100 })
    expect((await readVitals(db, '2999-01-01', 10)).routes).toEqual([])
  })
})
