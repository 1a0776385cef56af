import { describe, expect, test } from 'vitest'
import { resumeTimeOf, readPosition, writePosition } from './stream-position.ts'

const opened = 1_795_000_000_000

describe('where a page left off', () => {
  test('is read back from what was written', () =>
    expect(readPosition(writePosition({ opened, heard: opened }, opened + 5_000), opened + 9_000)).toEqual({
      opened,
      heard: opened + 5_000,
    }))
  test.each([null, undefined, '', '1-2', 'x', `${opened}-`, `${opened}-${opened - 1}`, `${opened}-${opened + 9e9}`])(
    '%s says nothing',
    (given) => expect(readPosition(given, opened + 9_000)).toBeUndefined(),
  )
  test('a minute before the last word is told again, never what was before the page', () => {
    expect(resumeTimeOf({ opened, heard: opened + 600_000 })).toEqual(new Date(opened + 540_000))
    expect(resumeTimeOf({ opened, heard: opened + 5_000 })).toEqual(new Date(opened))
  })
})
