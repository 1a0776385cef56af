import { describe, expect, test } from 'vitest'
import { afterMove, movedSearch, readMove } from './read-move.ts'

describe('moving rows by buttons', () => {
  const rows = ['a', 'b', 'c']
  const after = (intent: string) => afterMove(rows, readMove(intent)!)

  test('up, down, further and away', () => {
    expect(after('move:header:1:0')).toEqual(['b', 'a', 'c'])
    expect(after('move:header:1:2')).toEqual(['a', 'c', 'b'])
    expect(after('move:header:0:2')).toEqual(['b', 'c', 'a'])
    expect(after('remove:header:1')).toEqual(['a', 'c'])
  })

  test('a place that there is not changes nothing', () => {
    expect(after('move:header:0:9')).toEqual(rows)
    expect(after('move:header:9:0')).toEqual(rows)
  })

  test('other buttons ask for no move, and the focus knows where the row went', () => {
    expect(readMove('save')).toBeUndefined()
    expect(readMove('move:header:x:1')).toBeUndefined()
    expect(movedSearch(readMove('move:header:2:1')!)).toBe('?moved=header:1:up')
  })
})
