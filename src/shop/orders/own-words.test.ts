import { expect, test } from 'vitest'
import { ownWordsIn } from './own-words.ts'

test('a walk-in customer is named in the language of who reads, a customer’s own name stays', () => {
  expect(['Khách lẻ', 'Thu tại quầy', 'Nguyễn Thị Lan'].map((text) => ownWordsIn(text, 'en'))).toEqual([
    'Walk-in customer',
    'Taken at the counter',
    'Nguyễn Thị Lan',
  ])
  expect(ownWordsIn('Walk-in customer', 'vi')).toBe('Khách lẻ')
})
