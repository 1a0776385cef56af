import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'

const asked = 'Lưỡi rời bán theo đôi. Trước khi chọn, đo chiều dài đế. '

test('a short text stays whole, on one line', () =>
  expect(snippet('  Lưỡi cong,\n có răng cưa. ')).toBe('Lưỡi cong, có răng cưa.'))

test('a long one ends with the last sentence that fits, exactly at the limit too', () => {
  expect(snippet(asked + asked, 60)).toBe(asked.trim())
  expect(snippet('Một hai. Ba bốn.', 8)).toBe('Một hai.')
})

test('one short sentence does not stand for all', () =>
  expect(snippet('Một hai. Ba bốn năm sáu bảy tám chín mười.', 30)).toBe('Một hai. Ba bốn năm sáu bảy…'))

test('where no sentence ends in time it is cut between words, not behind a comma', () => {
  expect(snippet('Mài lưỡi, gắn lưỡi và ép nhiệt định hình', 20)).toBe('Mài lưỡi, gắn lưỡi…')
  expect(snippet('Mài lưỡi, gắn lưỡi và ép nhiệt định hình', 10)).toBe('Mài lưỡi…')
})

test('a number with a point in it is no end of a sentence', () =>
  expect(snippet('Từ 1.500.000 đồng một đôi lưỡi mới', 12)).toBe('Từ…'))
