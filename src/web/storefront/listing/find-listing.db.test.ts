import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { products } from '#seed/catalogue/products.ts'
import { listingPerPage } from '#shop/search/listing.ts'
import { listedProducts } from '#shop/search/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test } from '#test/with-db.ts'
import { findListing } from './find-listing.server.ts'

test.beforeEach(({ db, store }) => useStore({ ...store, db } as Store))

const listing = (page: number) =>
  findListing({ path: '/shop', facets: [] }, new Request(`https://luot.example/shop?page=${page}`))

test('full pages hold every product of a list once, and a page beyond the last redirects to the last', async ({
  db,
}) => {
  await addDemoProducts(
    db,
    products.slice(0, 2 * listingPerPage + 2).map(({ draft }) => draft.vi.slug),
  )
  const { count, pages } = await listing(1)
  expect(pages).toBe(Math.ceil(count / listingPerPage))
  expect(pages).toBeGreaterThan(2)
  const shown = []
  for (let page = 1; page <= pages; page += 1) shown.push((await listing(page)).cards.map(({ id }) => id))
  expect(shown.slice(0, -1).every((one) => one.length === listingPerPage)).toBe(true)
  expect(new Set(shown.flat()).size).toBe(count)
  expect(shown.flat()).toHaveLength(count)
  const beyond = (await listing(400).catch((answer: unknown) => answer)) as Response
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `/shop?page=${pages}`])
})

test('cards in the list of figure skates do not repeat the discipline that its heading says; among all boots they say it', async ({
  db,
}) => {
  const aria = products.find(({ draft }) => draft.vi.slug === 'luot-aria-75')!
  await addDemoProducts(db, [aria.draft.vi.slug])
  const factsIn = async (fixed?: { category: string[] }) => {
    const view = await findListing({ path: '/shop', fixed, facets: [] }, new Request('https://luot.example/shop'))
    return view.cards.find(({ slug }) => slug === aria.draft.vi.slug)!.facts
  }
  const [discipline, ...others] = await factsIn()
  expect(discipline).toBe('Nghệ thuật')
  const alone = await factsIn({ category: ['figure'] })
  expect(alone.map((fact) => fact.toLowerCase())).toEqual(others)
})

test('a search that only a filter empties offers to drop it, and one that finds nothing at all does not', async ({
  db,
}) => {
  await addDemoProducts(db, ['luot-aria-75'])
  const escapeOf = async (q: string) => {
    const address = `https://luot.example/search?q=${q}&price_from=90000000`
    return (await findListing({ path: '/search', facets: [], isSearch: true }, new Request(address))).escape
  }
  expect(await escapeOf('aria')).toMatchObject({ count: 1, to: '/search?q=aria' })
  expect(await escapeOf('zzzzqqqq')).toBeNull()
})

test('shoppers can sort by rating only while the reviews behind it are shown', async ({ db }) => {
  await addDemoProducts(db, ['luot-aria-75'])
  await db.update(listedProducts).set({ rating: 450 })
  const sorts = async () => (await listing(1)).sorts.map(({ value }) => value)
  expect(await sorts()).toContain('rating')
  await saveSettings(db, 'test', { featuresOff: ['reviews'] })
  expect(await sorts()).not.toContain('rating')
})
