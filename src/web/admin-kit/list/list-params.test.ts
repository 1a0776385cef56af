import { describe, expect, test } from 'vitest'
import { pageNumbers, pageWithin, searchWith, shownColumns } from './list-params.ts'

describe('the pages of a list', () => {
  test('an empty list has one page', () =>
    expect(pageWithin(null, 0, 25)).toEqual({ page: 1, pages: 1, from: 0, until: 0, rows: 0 }))
  test('when counting stops at a limit, the pages end at that limit', () =>
    expect(pageWithin('999', 10_001, 50, 10_000)).toEqual({
      page: 200,
      pages: 200,
      from: 9951,
      until: 10_000,
      rows: 10_000,
      isMore: true,
    }))
  test('the last page may hold fewer rows', () =>
    expect(pageWithin('3', 60, 25)).toMatchObject({ page: 3, from: 51, until: 60 }))
  test.each(['0', '-4', 'x', '', '1e9', '2.9'])('%s leads to a page that exists', (requested) => {
    const { page, pages } = pageWithin(requested, 60, 25)
    expect(page).toBeGreaterThanOrEqual(1)
    expect(page).toBeLessThanOrEqual(pages)
  })
  test('all page numbers are shown when there are few', () => expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]))
  test('among many pages the first, the last and the neighbours are shown', () =>
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]))
  test('a single skipped page number is shown instead of a gap', () =>
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]))
})

describe('the address of a list', () => {
  const here = new URLSearchParams('q=lan&state=placed&page=4')
  test('another filter starts at the first page', () =>
    expect(searchWith(here, { state: 'packed' })).toBe('?q=lan&state=packed'))
  test('an emptied filter leaves the address', () => expect(searchWith(here, { state: null, q: '' })).toBe('?'))
  test('what was done before is not said again', () => {
    const after = new URLSearchParams('q=lan&done=deleted&saved=3&moved=&settled=2&picture=big')
    expect(searchWith(after, { state: 'packed' })).toBe('?q=lan&state=packed')
  })
  test('another page keeps the search and the filters', () =>
    expect(searchWith(here, { page: 5 })).toBe('?q=lan&state=placed&page=5'))
})

const columns = [{ key: 'pick', fixed: true }, { key: 'code' }, { key: 'total' }, { key: 'phone', spare: true }]
const shown = (search: string) => shownColumns(columns, new URLSearchParams(search)).map(({ key }) => key)

test('by default a list shows the columns that most people need', () => {
  expect(shown('')).toEqual(['pick', 'code', 'total'])
  expect(shown('cols=nonsense')).toEqual(['pick', 'code', 'total'])
})

test('a list shows the chosen columns in its own order, and always the column that names the row', () => {
  expect(shown('cols=phone,total')).toEqual(['pick', 'code', 'total', 'phone'])
  expect(shown('cols=phone')).toEqual(['pick', 'code', 'phone'])
})
