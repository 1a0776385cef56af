import { expect, test } from 'vitest'
import { shownColumns } from './shown-columns.ts'

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
