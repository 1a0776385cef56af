import { expect, test } from 'vitest'
import { isNewSearch } from './search-page.tsx'

const isNew = (query: string, chips: string[] = []) => {
  const params = new URLSearchParams(query)
  return isNewSearch({ q: params.get('q') ?? '', chips }, params)
}

test('a typed search is a new one', () => expect(isNew('q=aria')).toBe(true))

test('another order, page or filter of the same results is no new search', () => {
  for (const query of ['q=aria&sort=price-up', 'q=aria&page=2', '']) expect(isNew(query)).toBe(false)
  expect(isNew('q=aria&size=245', ['245'])).toBe(false)
})
