import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listChangesBetween, withUnsent } from './list-changes.ts'

type Line = { id: string; quantity: number }
const line = (id: string, quantity: number): Line => ({ id, quantity })
const told = (before: Line[], after: Line[]) =>
  [...listChangesBetween(before, after)].map(([id, { quantity }]) => [id, quantity])

const lists = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdef'), quantity: fc.integer({ min: 1, max: 9 }) }),
  {
    selector: ({ id }) => id,
  },
)
const asMap = (list: Line[]) => new Map(list.map(({ id, quantity }) => [id, quantity]))

describe('the changes that one window made to a list', () => {
  test('new, changed and removed lines are changes, others are not', () => {
    expect(told([line('a', 1), line('b', 1), line('c', 1)], [line('a', 1), line('b', 2), line('d', 1)])).toEqual([
      ['b', 2],
      ['d', 1],
      ['c', 0],
    ])
  })

  test('a consent on a line is a change, though its quantity stays', () => {
    const agreed = { ...line('a', 1), finalSince: '2026-11-21T05:00:00.000Z' }
    expect([...listChangesBetween([line('a', 1)], [agreed]).values()]).toEqual([{ item: agreed, quantity: 1 }])
    expect(listChangesBetween([agreed], [{ ...agreed }]).size).toBe(0)
  })

  test('a line without a quantity counts once: a wish that stays is no change', () => {
    expect(listChangesBetween([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }]).size).toBe(1)
  })

  test('applying the changes to the same list gives the changed list', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(asMap(withUnsent(before, after, listChangesBetween(before, after)))).toEqual(asMap(after))
      }),
    )
  })

  test('lines from another device stay; for the same line the unsent change wins', () => {
    const unsent = listChangesBetween([line('a', 1)], [line('a', 3)])
    expect(withUnsent([line('a', 2), line('b', 1)], [line('a', 3)], unsent)).toEqual([line('a', 3), line('b', 1)])
  })

  test('an unchanged list stays the same object, so that nothing is rendered or requested again', () => {
    const here = [line('a', 1), line('b', 2)]
    expect(withUnsent([line('a', 1), line('b', 2)], here, new Map())).toBe(here)
    expect(withUnsent([line('b', 2), line('a', 1)], here, new Map())).not.toBe(here)
  })
})
