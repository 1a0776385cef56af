import { describe, expect, it } from 'vitest'
import { dashedRows, toFieldTexts, listOf } from './form-shape.ts'

const rows = { lists: [dashedRows('tiers', ['from', 'fee'], 'from')] }

describe('the fields of a form, prepared for comparison', () => {
  it('the order of ticked boxes does not matter', () => {
    const shape = { many: ['levels', 'product.'] }
    expect(toFieldTexts({ levels: 'b,a', 'product.new': 'z,y' }, shape)).toEqual({
      levels: 'a,b',
      'product.new': 'y,z',
    })
  })
  it('a field whose order counts keeps its order', () => {
    expect(toFieldTexts({ block: 'b,a' }, { ordered: ['block'] })).toEqual({ block: 'b,a' })
  })
  it('rows become one field, sorted by their numbers, without rows that have no key', () => {
    const typed = {
      'from-10': '10',
      'fee-10': '3',
      'from-2': '2',
      'fee-2': '1',
      'from-3': '',
      'fee-3': '9',
      name: 'Xa',
    }
    expect(toFieldTexts(typed, rows)).toEqual({ name: 'Xa', tiers: '2 · 1\n10 · 3' })
  })
  it('a field that only looks like a row stays a field', () => {
    expect(listOf(rows, 'fee-x')).toBeUndefined()
    expect(listOf(rows, 'fee-1')).toBe('tiers')
  })
})
