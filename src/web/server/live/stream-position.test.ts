import { describe, expect, test } from 'vitest'
import { resumeTimeOf, readPosition, writePosition } from './stream-position.ts'

const opened = 1_795_000_000_000

describe('the position of a page in the event stream', () => {
  test('a written position is read back', () =>
    expect(readPosition(writePosition({ opened, received: opened }, opened + 5_000), opened + 9_000)).toEqual({
      opened,
      received: opened + 5_000,
    }))
  test.each([null, undefined, '', '1-2', 'x', `${opened}-`, `${opened}-${opened - 1}`, `${opened}-${opened + 9e9}`])(
    '%s is no position',
    (given) => expect(readPosition(given, opened + 9_000)).toBeUndefined(),
  )
  test('a page resumes one minute before its last event, never before the page was opened', () => {
    expect(resumeTimeOf({ opened, received: opened + 600_000 })).toEqual(new Date(opened + 540_000))
    expect(resumeTimeOf({ opened, received: opened + 5_000 })).toEqual(new Date(opened))
  })
})
