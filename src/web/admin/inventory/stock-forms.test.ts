import { describe, expect, test } from 'vitest'
import { adjustForm, receiveForm } from './stock-forms.ts'

const change = (typed: string) => adjustForm.safeParse({ change: typed, reason: 'Đếm lại kho' }).data?.change
const quantity = (typed: string) => receiveForm.safeParse({ quantity: typed, note: '' }).data?.quantity

describe('the form that corrects stock', () => {
  test.each([
    ['-1', -1],
    ['−2', -2],
    ['+3', 3],
    [' 4 ', 4],
    ['1.200', 1200],
  ])('%s is read as %i', (typed, read) => expect(change(typed)).toBe(read))
  test.each(['', '0', '-0', '1,5', 'hai', '--1', '1e9', 'Infinity'])('%s is refused', (typed) =>
    expect(change(typed)).toBeUndefined(),
  )
  test('a correction needs a reason', () =>
    expect(adjustForm.safeParse({ change: '1', reason: '  ' }).success).toBe(false))
})

describe('a number above the limit', () => {
  test.each(['100001', '99999999999'])('%s is refused with the limit', (typed) => {
    const said = [receiveForm, adjustForm].map((form) =>
      form
        .safeParse({ quantity: typed, change: typed, note: '', reason: 'Đếm lại kho' })
        .error?.issues.map(({ message }) => message)
        .join(),
    )
    expect(said).toEqual([expect.stringContaining('100.000'), expect.stringContaining('100.000')])
  })
})

describe('the form that receives goods', () => {
  test('received goods are counted in whole pieces', () => expect(quantity('12')).toBe(12))
  test.each(['', '0', '-3', '1,5', '100001'])('%s is refused', (typed) => expect(quantity(typed)).toBeUndefined())
})
