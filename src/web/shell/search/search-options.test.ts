import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { searchGroups } from './search-options.ts'

const blade = { id: '1', name: 'Lướt Bắc 90', path: '/product/bac', price: 1, was: null, isFrom: false, isBare: false }
const found = { products: [{ ...blade, picture: null }], places: [], guides: [], count: 1, lacks: null }

test('while one types, a maker that is not sold here is said above what comes closest', () => {
  const titles = (lacks: string | null) => searchGroups('bauer', { ...found, lacks }, []).map(({ title }) => title)
  expect(titles('Bauer')).toEqual([m.search_lacks({ name: 'Bauer' })])
  expect(titles(null)).toEqual([m.search_products()])
})
