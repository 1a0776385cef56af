import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { countComponentTimes, listComponentTimes } from './count-component-times.server.ts'

test('what two pages told of a component is one average, and strangers are left out', async ({ db }) => {
  await countComponentTimes(db, '/shop', [
    { name: 'Rack', times: 2, own: 30, whole: 50, longest: 40 },
    { name: 'Provider', times: 1, own: 90, whole: 90, longest: 90 },
  ])
  await countComponentTimes(db, '/shop', [{ name: 'Rack', times: 1, own: 6, whole: 10, longest: 10 }])
  await countComponentTimes(db, '/cart', [{ name: 'Rack', times: 1, own: 44, whole: 60, longest: 60 }])
  expect(await listComponentTimes(db, '2000-01-01', { names: ['Rack', 'Unseen'], most: 5 })).toEqual([
    { component: 'Rack', route: '/cart', times: 4, own: 20, whole: 30, longest: 60 },
  ])
  expect(await listComponentTimes(db, '2999-01-01', { names: ['Rack'], most: 5 })).toEqual([])
})
