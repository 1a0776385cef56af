import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'

test.each([
  [38.5, '38,5'],
  [245, '245'],
  ['J1.5', 'J1,5'],
  ['9/10', '9/10'],
])('decimals follow vi-VN: %s is shown as %s', (value, words) => expect(decimal(value)).toBe(words))
