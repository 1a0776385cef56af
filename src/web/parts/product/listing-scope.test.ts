import { expect, test } from 'vitest'
import { emptyListing } from '#shop/search/listing.ts'
import { canonicalPath, isOwnPage } from './listing-scope.ts'

const scope = { path: '/shop', facets: [] }

test.for([
  [{}, '/shop', true],
  [{ page: 3 }, '/shop?page=3', true],
  [{ chosen: { category: ['figure'] }, page: 2 }, '/shop/category/figure?page=2', true],
  // A page in another order or with other filters repeats products of other pages.
  [{ sort: 'price-up', page: 2 }, '/shop', false],
  [{ chosen: { size: ['245'] }, page: 2 }, '/shop', false],
] as const)('%j is found at %s', ([changes, path, isOwn]) => {
  const listing = { ...emptyListing, ...changes } as typeof emptyListing
  expect(canonicalPath(scope, listing)).toBe(path)
  expect(isOwnPage(scope, listing)).toBe(isOwn)
})
