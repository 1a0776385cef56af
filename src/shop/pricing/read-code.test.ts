import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test.each([
  ['banglanh', 'BANGLANH'],
  ['  Băng-Lạnh 50 ', 'BANGLANH50'],
  ['đôi giày', 'DOIGIAY'],
  ['LUOT-7K2M–Q9XA', 'LUOT7K2MQ9XA'],
])('“%s” is read as code %s', (typed, code) => expect(readCode(typed)).toBe(code))

test.each(['', 'ab', "x' or 1=1", '😀😀😀', 'a'.repeat(33), 'x'.repeat(10_000), null, 7, {}])(
  '%j is refused as a code',
  (typed) => expect(readCode(typed)).toBeUndefined(),
)
