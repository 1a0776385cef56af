import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'

test.each([
  [38.5, '38,5'],
  [245, '245'],
  ['J1.5', 'J1,5'],
  ['9/10', '9/10'],
])('numbers are vi-VN: %s is read as %s', (value, words) => expect(decimal(value)).toBe(words))
