import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'

const asked = 'Lưỡi rời bán theo đôi. Trước khi chọn, đo chiều dài đế. '

test('a short text stays whole, on one line', () =>
  expect(snippet('  Lưỡi cong,\n có răng cưa. ')).toBe('Lưỡi cong, có răng cưa.'))

test('a long text ends with the last sentence that fits, exactly at the limit too', () => {
  expect(snippet(asked + asked, 60)).toBe(asked.trim())
  expect(snippet('Một hai. Ba bốn.', 8)).toBe('Một hai.')
})

test('a text is cut between words when its only whole sentence would be too short', () =>
  expect(snippet('Một hai. Ba bốn năm sáu bảy tám chín mười.', 30)).toBe('Một hai. Ba bốn năm sáu bảy…'))

test('a text without a sentence end in reach is cut between words, and no comma is left at its end', () => {
  expect(snippet('Mài lưỡi, gắn lưỡi và ép nhiệt định hình', 20)).toBe('Mài lưỡi, gắn lưỡi…')
  expect(snippet('Mài lưỡi, gắn lưỡi và ép nhiệt định hình', 10)).toBe('Mài lưỡi…')
})

test('a point inside a number does not end a sentence', () =>
  expect(snippet('Từ 1.500.000 đồng một đôi lưỡi mới', 12)).toBe('Từ…'))
