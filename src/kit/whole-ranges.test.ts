import { expect, test } from 'vitest'
import { wholeRanges } from './whole-ranges.ts'

test('opening hours are not broken behind their dash, and a dash between words is left alone', () => {
  expect(wholeRanges('Thứ Hai – Thứ Bảy, 9:00–20:00')).toBe('Thứ Hai – Thứ Bảy, 9:00–\u206020:00')
})
