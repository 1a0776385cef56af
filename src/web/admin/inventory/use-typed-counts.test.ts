import { describe, expect, test } from 'vitest'
import { seenName } from './inventory-fields.ts'
import { withoutSaved, withSeen, withTyped, type TypedCounts } from './use-typed-counts.ts'

const count = (text: string, was = '') => ({ text, was, seen: '5', name: 'Lướt Aria' })
const typed: TypedCounts = new Map([
  ['a', count('3')],
  ['b', count('5', '4')],
])

describe('numbers typed into a stocktake', () => {
  test('a number typed on another page stays beside the new one', () =>
    expect([...withTyped(typed, 'c', count('7')).keys()]).toEqual(['a', 'b', 'c']))

  test('a number typed back to the saved one is no longer unsaved, an emptied field is', () => {
    expect([...withTyped(typed, 'b', count('4', '4')).keys()]).toEqual(['a'])
    expect(withTyped(typed, 'b', count('', '4')).get('b')?.text).toBe('')
  })

  test('a number that changed while the sheet was being saved stays unsaved', () =>
    expect([...withoutSaved(withTyped(typed, 'a', count('30')), typed).keys()]).toEqual(['a']))

  test('a count refused because a piece was sold goes again beside the new number on record; the others keep theirs', () => {
    const told = withSeen(typed, { [seenName('a')]: '4' })
    expect([told.get('a'), told.get('b')]).toMatchObject([
      { text: '3', seen: '4' },
      { text: '5', seen: '5' },
    ])
  })
})
