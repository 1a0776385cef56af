import { describe, expect, it } from 'vitest'
import { dashedRows, gathered, listOf } from './form-shape.ts'

const rows = { lists: [dashedRows('tiers', ['from', 'fee'], 'from')] }

describe('the fields of a form as they are compared', () => {
  it('boxes of one name count in no order', () => {
    const shape = { many: ['levels', 'product.'] }
    expect(gathered({ levels: 'b,a', 'product.new': 'z,y' }, shape)).toEqual({ levels: 'a,b', 'product.new': 'y,z' })
  })
  it('where the order counts it is kept', () => {
    expect(gathered({ block: 'b,a' }, { ordered: ['block'] })).toEqual({ block: 'b,a' })
  })
  it('rows are one thing, in the order of their numbers, and a row without its key is none', () => {
    const typed = {
      'from-10': '10',
      'fee-10': '3',
      'from-2': '2',
      'fee-2': '1',
      'from-3': '',
      'fee-3': '9',
      name: 'Xa',
    }
    expect(gathered(typed, rows)).toEqual({ name: 'Xa', tiers: '2 · 1\n10 · 3' })
  })
  it('a field that only looks like a row is a field', () => {
    expect(listOf(rows, 'fee-x')).toBeUndefined()
    expect(listOf(rows, 'fee-1')).toBe('tiers')
  })
})
