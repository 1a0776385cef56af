import { describe, expect, test } from 'vitest'
import { pageNumbers, pageWithin, searchWith, shownColumns } from './list-params.ts'

describe('the pages of a list', () => {
  test('an empty list has one page', () =>
    expect(pageWithin(null, 0, 25)).toEqual({ page: 1, pages: 1, from: 0, until: 0, rows: 0 }))
  test('of what was counted no further, the pages end where counting did', () =>
    expect(pageWithin('999', 10_001, 50, 10_000)).toEqual({
      page: 200,
      pages: 200,
      from: 9951,
      until: 10_000,
      rows: 10_000,
      isMore: true,
    }))
  test('the last page is not full', () =>
    expect(pageWithin('3', 60, 25)).toMatchObject({ page: 3, from: 51, until: 60 }))
  test.each(['0', '-4', 'x', '', '1e9', '2.9'])('%s leads to a page that exists', (asked) => {
    const { page, pages } = pageWithin(asked, 60, 25)
    expect(page).toBeGreaterThanOrEqual(1)
    expect(page).toBeLessThanOrEqual(pages)
  })
  test('few pages are all shown', () => expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]))
  test('in the middle of many, the ends and the neighbours are', () =>
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]))
  test('one left out is shown rather than a gap', () => expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]))
})

describe('the address of a list', () => {
  const here = new URLSearchParams('q=lan&state=placed&page=4')
  test('another filter begins at the first page', () =>
    expect(searchWith(here, { state: 'packed' })).toBe('?q=lan&state=packed'))
  test('what is emptied leaves it', () => expect(searchWith(here, { state: null, q: '' })).toBe('?'))
  test('another page keeps the rest', () => expect(searchWith(here, { page: 5 })).toBe('?q=lan&state=placed&page=5'))
})

const columns = [{ key: 'pick', fixed: true }, { key: 'code' }, { key: 'total' }, { key: 'phone', spare: true }]
const shown = (search: string) => shownColumns(columns, new URLSearchParams(search)).map(({ key }) => key)

test('unasked, a list shows what most people need', () => {
  expect(shown('')).toEqual(['pick', 'code', 'total'])
  expect(shown('cols=nonsense')).toEqual(['pick', 'code', 'total'])
})

test('asked, it shows what was asked for, in its own order, and always what a row is', () => {
  expect(shown('cols=phone,total')).toEqual(['pick', 'code', 'total', 'phone'])
  expect(shown('cols=phone')).toEqual(['pick', 'code', 'phone'])
})
