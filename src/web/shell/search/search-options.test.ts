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

test('before one types, it offers what was sought here, then what others sought, each once, and what sells', () => {
  const start = { ...found, count: 0, popular: ['giày trẻ em', 'aria 245'], isBest: true }
  const groups = searchGroups('', start, ['aria 245'])
  expect(groups.map(({ kind, title }) => [kind, title])).toEqual([
    ['recent', m.search_recent()],
    ['popular', m.search_popular()],
    ['products', m.search_best()],
  ])
  expect(groups.map(({ options }) => options.map(({ label }) => label))).toEqual([
    ['aria 245'],
    ['giày trẻ em'],
    ['Lướt Bắc 90'],
  ])
  expect(searchGroups('', { ...start, isBest: false }, []).at(-1)!.title).toBe(m.search_choice())
})

test('while nothing has been answered, what was sought before still stands there', () => {
  expect(searchGroups('', undefined, ['aria']).map(({ kind }) => kind)).toEqual(['recent'])
})
