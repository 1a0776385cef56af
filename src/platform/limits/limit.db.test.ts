import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { countTries } from './count-tries.server.ts'
import { limits } from './limit-schema.server.ts'
import { renewClaim, secondsToWait } from './limit.server.ts'

test('a limit without options allows five tries in fifteen minutes', async ({ db }) => {
  for (let n = 0; n < 5; n += 1) expect(await secondsToWait(db, { name: 'plain' }, 'lan')).toBe(0)
  const wait = await secondsToWait(db, { name: 'plain' }, 'lan')
  expect(wait).toBeGreaterThan(890)
  expect(wait).toBeLessThanOrEqual(900)
  for (let n = 0; n < 5; n += 1) expect((await countTries(db, { name: 'many' }, ['lan'])).size).toBe(0)
  expect(await countTries(db, { name: 'many' }, ['lan'])).toEqual(new Set(['lan']))
})

test('a claim lasts as long as its holder renews it', async ({ db }) => {
  const claim = { name: 'claim', max: 1, seconds: 25 }
  expect(await secondsToWait(db, claim, 'lan')).toBe(0)
  await db.update(limits).set({ expire: new Date(Date.now() - 1000) })
  await renewClaim(db, claim, 'lan')
  expect(await secondsToWait(db, claim, 'lan')).toBeGreaterThan(20)
})
