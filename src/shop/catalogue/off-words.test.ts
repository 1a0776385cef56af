import { expect, test } from 'vitest'
import { offWords } from './off-words.ts'

test('a struck price shows its reduction rounded down, and none below one per cent', () => {
  expect(offWords({ now: 3_350_000, was: 3_990_000 })).toBe('−16 %')
  expect(offWords({ now: 880, was: 1000 })).toBe('−12 %')
  expect(offWords({ now: 995, was: 1000 })).toBeUndefined()
  expect(offWords({ now: 1000, was: null })).toBeUndefined()
})
