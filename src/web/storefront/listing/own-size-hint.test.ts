import { afterEach, expect, test, vi } from 'vitest'
import { ownSizes } from './own-size-hint.tsx'

afterEach(() => void vi.unstubAllGlobals())

const value = (size: number) => ({ value: String(size), isChosen: false })
const list = (categories: string[]) =>
  ({
    filters: [{ look: 'sizes', values: [205, 210, 215].map(value) }],
    query: '?q=boots',
    path: '/search',
    cards: categories.map((category) => ({ category })),
  }) as never

test('a list names the size that the product pages advise, also with room for growing', () => {
  const answers = { foot: '205', growth: 'on', age: '7', fit: 'comfort' }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ mm: 205, answers }), setItem: () => {} })
  expect(ownSizes(list([]), 205, 'recreational').map(({ size }) => size)).toEqual(['215'])
  expect(ownSizes(list(['recreational', 'protective']), 205, undefined).map(({ size }) => size)).toEqual(['215'])
  const mixed = ownSizes(list(['figure', 'hockey', 'recreational']), 205, undefined)
  expect(mixed.map(({ size, disciplines }) => [size, disciplines])).toEqual([
    ['210', ['figure', 'hockey']],
    ['215', ['recreational']],
  ])
  expect(mixed[0]!.to).toBe('/search?q=boots&size=210&category=figure&category=hockey')
  expect(ownSizes(list(['protective']), 205, undefined)).toEqual([])
})
