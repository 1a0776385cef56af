import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextMenuPosition } from './menu-keys.ts'

const rows = [1, 1, 3, 6]

describe('arrow keys in a menu', () => {
  test('the arrows move down a column and stop at its end, and move up and out of it', () => {
    expect(nextMenuPosition(rows, { column: 2, row: 0 }, 'ArrowDown')).toEqual({ column: 2, row: 1 })
    expect(nextMenuPosition(rows, { column: 2, row: 2 }, 'ArrowDown')).toEqual({ column: 2, row: 2 })
    expect(nextMenuPosition(rows, { column: 2, row: 1 }, 'ArrowUp')).toEqual({ column: 2, row: 0 })
    expect(nextMenuPosition(rows, { column: 2, row: 0 }, 'ArrowUp')).toBe('out')
  })

  test('the arrows move from column to column, to the last link where the column is shorter', () => {
    expect(nextMenuPosition(rows, { column: 3, row: 5 }, 'ArrowLeft')).toEqual({ column: 2, row: 2 })
    expect(nextMenuPosition(rows, { column: 1, row: 0 }, 'ArrowRight')).toEqual({ column: 2, row: 0 })
    expect(nextMenuPosition(rows, { column: 3, row: 0 }, 'ArrowRight')).toEqual({ column: 3, row: 0 })
    expect(nextMenuPosition(rows, { column: 3, row: 2 }, 'Home')).toEqual({ column: 0, row: 0 })
    expect(nextMenuPosition(rows, { column: 0, row: 0 }, 'End')).toEqual({ column: 3, row: 5 })
  })

  test('all other keys are ignored', () => {
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'a'])
      expect(nextMenuPosition(rows, { column: 0, row: 0 }, key)).toBeUndefined()
  })

  test('no key leads to a link that does not exist', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        (columns, c, r, key) => {
          const column = c % columns.length
          const next = nextMenuPosition(columns, { column, row: r % columns[column]! }, key)
          const isThere = next === undefined || next === 'out' || next.row < columns[next.column]!
          expect(isThere).toBe(true)
        },
      ),
    ))
})
