import { expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test as base } from '#test/with-db.ts'
import { recordSearch } from './record-search.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { suggestAtStart } from './suggest-at-start.ts'
import { suggestOrLeadOn } from './suggest-or-lead-on.ts'

const test = base.extend('ids', ({ db }) => addDemoProducts(db, ['luot-may-30', 'luot-aria-75']))

async function search(db: Db, text: string, times: number, { found = 2, at = new Date() } = {}) {
  for (let one = 0; one < times; one += 1) await recordSearch(db, text, found, at)
}

test('frequent searches are offered, most frequent first, with Vietnamese accents', async ({ db, ids }) => {
  expect(ids.size).toBe(2)
  await search(db, 'giay truot', 6)
  await search(db, 'Aria 245', 9)
  expect(await listPopularSearches(db, 'vi')).toEqual(['aria 245', 'giày trượt'])
  expect(await listPopularSearches(db, 'en')).toEqual(['aria 245'])
  expect((await suggestAtStart(db, 'vi')).popular).toEqual(['aria 245', 'giày trượt'])
})

test('searches in one language are not offered in the other', async ({ db, ids }) => {
  expect(ids.size).toBe(2)
  await search(db, 'figure skates', 9)
  await search(db, 'trượt băng nghệ thuật', 8)
  await search(db, 'mây 30', 7)
  expect(await listPopularSearches(db, 'vi')).toEqual(['trượt băng nghệ thuật', 'mây 30'])
  expect(await listPopularSearches(db, 'en')).toEqual(['figure skates', 'mây 30'])
})

test('rare, old and fruitless searches and words of no product are not offered', async ({ db, ids }) => {
  expect(ids.size).toBe(2)
  await search(db, 'aria', 4)
  await search(db, 'may', 9, { at: addDays(new Date(), -40) })
  await search(db, 'aria 300', 9, { found: 0 })
  await search(db, 'aria lua dao', 99)
  await search(db, '245', 99)
  await search(db, 'lan@example.com', 99)
  expect(await listPopularSearches(db, 'vi')).toEqual([])
})

test('a shopper who types what nothing fits is led on by popular searches and categories', async ({ db, ids }) => {
  expect(ids.size).toBe(2)
  await search(db, 'Aria 245', 9)
  const suggested = (q: string) => suggestOrLeadOn(db, 'vi', q, () => suggestAtStart(db, 'vi'))
  const none = await suggested('zzzzqqqq')
  expect(none).toMatchObject({ products: [], guides: [], count: 0, popular: ['aria 245'] })
  expect(none.places.map(({ path }) => path)).toContain('/shop/category/figure')
  const aria = await suggested('aria')
  expect(aria.products).not.toEqual([])
  expect(aria.popular).toBeUndefined()
})
