import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { countComponentTimes, listComponentTimes } from './count-component-times.server.ts'

test('component render times are averaged over pages, and the slowest component comes first', async ({ db }) => {
  await countComponentTimes(db, '/shop', {
    ProductGrid: { times: 2, whole: 50, longest: 40 },
    Header: { times: 1, whole: 4, longest: 4 },
  })
  await countComponentTimes(db, '/shop', { ProductGrid: { times: 1, whole: 10, longest: 10 } })
  await countComponentTimes(db, '/', { ProductGrid: { times: 1, whole: 60, longest: 60 } })
  await countComponentTimes(db, '/cart', {})
  expect(await listComponentTimes(db, '2000-01-01')).toEqual([
    { component: 'ProductGrid', route: '/', times: 4, whole: 30, longest: 60 },
    { component: 'Header', route: '/shop', times: 1, whole: 4, longest: 4 },
  ])
  expect(await listComponentTimes(db, '2999-01-01')).toEqual([])
})
