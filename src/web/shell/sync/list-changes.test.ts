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

describe('what one window did to a list', () => {
  test('new, changed and removed lines are told, others are not', () => {
    expect(told([line('a', 1), line('b', 1), line('c', 1)], [line('a', 1), line('b', 2), line('d', 1)])).toEqual([
      ['b', 2],
      ['d', 1],
      ['c', 0],
    ])
  })

  test('agreeing to what a line says is told, though its count stays', () => {
    const agreed = { ...line('a', 1), finalSince: '2026-11-21T05:00:00.000Z' }
    expect([...listChangesBetween([line('a', 1)], [agreed]).values()]).toEqual([{ item: agreed, quantity: 1 }])
    expect(listChangesBetween([agreed], [{ ...agreed }]).size).toBe(0)
  })

  test('lines without a count are there once: a wish that stays says nothing', () => {
    expect(listChangesBetween([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }]).size).toBe(1)
  })

  test('told to a server that had the same list, it brings it here, whatever was done', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(asMap(withUnsent(before, after, listChangesBetween(before, after)))).toEqual(asMap(after))
      }),
    )
  })

  test('another device’s lines stay; of one line the unsent word counts', () => {
    const unsent = listChangesBetween([line('a', 1)], [line('a', 3)])
    expect(withUnsent([line('a', 2), line('b', 1)], [line('a', 3)], unsent)).toEqual([line('a', 3), line('b', 1)])
  })

  test('a list that is the same stays the same object, so that nothing is drawn or asked again', () => {
    const here = [line('a', 1), line('b', 2)]
    expect(withUnsent([line('a', 1), line('b', 2)], here, new Map())).toBe(here)
    expect(withUnsent([line('b', 2), line('a', 1)], here, new Map())).not.toBe(here)
  })
})
