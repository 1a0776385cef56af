import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { listingQuery, sorts, without, type Listing } from './listing.ts'
import { readListing } from './read-listing.ts'

const read = (text: string) => readListing(new URLSearchParams(text))
const plain: Listing = { categories: [], lines: [], types: [], sizes: [], sort: 'featured', page: 1 }

const anyListing = fc.record<Listing>({
  categories: fc.uniqueArray(fc.constantFrom(...categorySlugs)),
  lines: fc.uniqueArray(fc.constantFrom(...lineSlugs)),
  types: fc.uniqueArray(fc.constantFrom('set', 'boot-only', 'guards', 'hockey-runner')),
  sizes: fc.uniqueArray(fc.integer({ min: 30, max: 62 }).map((step) => String(step * 5))),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 500 }),
})

test('a listing comes back from its own address as it was', () => {
  fc.assert(
    fc.property(anyListing, (listing) => {
      expect(read(listingQuery(listing))).toEqual(listing)
    }),
  )
})

test('the plain listing has no query', () => expect(listingQuery(plain)).toBe(''))

test('values may be repeated or parted by commas', () => {
  expect(read('category=figure&category=hockey')).toEqual(read('category=figure,hockey'))
})

test('what is unknown is passed over, and the rest still counts', () => {
  expect(read('category=roller&category=figure&brand=gold&size=39&size=245&sort=magic&page=-2&x=1')).toEqual({
    ...plain,
    categories: ['figure'],
    sizes: ['245'],
  })
})

test('dropping a filter goes back to the first page', () => {
  const listing = { ...plain, sizes: ['245', '250'], page: 3 }
  expect(without(listing, 'sizes', '245')).toEqual({ ...plain, sizes: ['250'] })
  expect(without(listing, 'sizes')).toEqual(plain)
})
