import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { searchGroups } from './search-options.ts'

const blade = { id: '1', name: 'Lướt Bắc 90', path: '/product/bac', price: 1, was: null, isFrom: false, isBare: false }
const found = { products: [{ ...blade, picture: null }], places: [], help: [], guides: [], count: 1, lacks: null }

test('the suggestions say that a brand is not sold here, above the closest products', () => {
  const titles = (lacks: string | null) => searchGroups('bauer', { ...found, lacks }, []).map(({ title }) => title)
  expect(titles('Bauer')).toEqual([m.search_lacks({ name: 'Bauer' })])
  expect(titles(null)).toEqual([m.search_products()])
})

test('an empty search offers recent searches, then popular ones, each once, then best sellers', () => {
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

test('recent searches stay visible while the suggestions load', () => {
  expect(searchGroups('', undefined, ['aria']).map(({ kind }) => kind)).toEqual(['recent'])
})

test('where nothing fits, popular searches and categories lead on', () => {
  const places = [{ name: 'Giày nghệ thuật', path: '/shop/category/figure' }]
  const groups = searchGroups('zzzz', { ...found, products: [], count: 0, popular: ['aria 245'], places }, ['aria'])
  expect(groups.map(({ kind, title }) => [kind, title])).toEqual([
    ['popular', m.search_popular()],
    ['places', m.search_places()],
  ])
})
