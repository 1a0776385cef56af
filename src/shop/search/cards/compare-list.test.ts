import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comparePath, dropCompared, listCompared, setCompared, toggleCompared } from './compare-list.ts'

const item = (id: string, category = 'figure') => ({ id, slug: `luot-${id}`, name: id, category, picture: null })
const places = new Map<string, string>()

afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => {
  places.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => places.get(key) ?? null,
    setItem: (key: string, value: string) => void places.set(key, value),
    removeItem: (key: string) => void places.delete(key),
  })
})

test('at most four products of one category are compared; a second press takes one out', () => {
  for (const id of ['a', 'b', 'c', 'd']) expect(toggleCompared(item(id))).toBeUndefined()
  expect(toggleCompared(item('e'))).toBe('full')
  toggleCompared(item('b'))
  expect(toggleCompared(item('e', 'blades'))).toBe('mixed')
  expect(listCompared().map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  expect(comparePath(listCompared())).toBe('/compare?p=luot-a,luot-c,luot-d')
  expect(comparePath(listCompared(), 'size=245')).toBe('/compare?p=luot-a,luot-c,luot-d&size=245')
})

test('products that are no longer sold leave the list, and the others stay', () => {
  setCompared(['a', 'b', 'c'].map((id) => item(id)))
  dropCompared(['luot-a', 'luot-c', 'luot-x'])
  expect(listCompared().map(({ id }) => id)).toEqual(['b'])
  dropCompared(['luot-b'])
  expect(listCompared()).toEqual([])
})

test('an emptied list removes its storage entry', () => {
  toggleCompared(item('a'))
  setCompared([])
  expect(places.size).toBe(0)
  expect(comparePath([])).toBe('/compare')
})

test.each(['no json', '{}', '5', 'null', '[null, 5, {"id": 7}]'])(
  'an invalid stored list (%s) counts as empty',
  (text) => {
    places.set('luot_compare', text)
    expect(listCompared()).toEqual([])
  },
)

test('without storage the list lasts as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  setCompared([])
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  toggleCompared(item('a'))
  expect(listCompared().map(({ id }) => id)).toEqual(['a'])
  setCompared([])
  expect(listCompared()).toEqual([])
  warned.mockRestore()
})
