import { describe, expect, test } from 'vitest'
import { applyMove, movedSearch, readMove } from './read-move.ts'

describe('moving rows by buttons', () => {
  const rows = ['a', 'b', 'c']
  const after = (intent: string) => applyMove(rows, readMove(intent)!)

  test('a row moves up, down, further, and is removed', () => {
    expect(after('move:header:1:0')).toEqual(['b', 'a', 'c'])
    expect(after('move:header:1:2')).toEqual(['a', 'c', 'b'])
    expect(after('move:header:0:2')).toEqual(['b', 'c', 'a'])
    expect(after('remove:header:1')).toEqual(['a', 'c'])
  })

  test('a position that does not exist changes nothing', () => {
    expect(after('move:header:0:9')).toEqual(rows)
    expect(after('move:header:9:0')).toEqual(rows)
  })

  test('other buttons move nothing, and the address tells the focus where the row went', () => {
    expect(readMove('save')).toBeUndefined()
    expect(readMove('move:header:x:1')).toBeUndefined()
    expect(movedSearch(readMove('move:header:2:1')!)).toBe('?moved=header:1:up')
  })
})
