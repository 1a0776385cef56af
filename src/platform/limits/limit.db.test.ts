import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { countTries } from './count-tries.server.ts'
import { secondsToWait } from './limit.server.ts'

test('a limit without options allows five tries in fifteen minutes', async ({ db }) => {
  for (let n = 0; n < 5; n += 1) expect(await secondsToWait(db, { name: 'plain' }, 'lan')).toBe(0)
  const wait = await secondsToWait(db, { name: 'plain' }, 'lan')
  expect(wait).toBeGreaterThan(890)
  expect(wait).toBeLessThanOrEqual(900)
  for (let n = 0; n < 5; n += 1) expect((await countTries(db, { name: 'many' }, ['lan'])).size).toBe(0)
  expect(await countTries(db, { name: 'many' }, ['lan'])).toEqual(new Set(['lan']))
})
