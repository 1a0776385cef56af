import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test('whole percents add up to 100, and none is more than one off', () => {
  expect(wholePercents([3, 4, 1])).toEqual([38, 50, 12])
  expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0])
  for (let a = 0; a < 12; a++)
    for (let b = 0; b < 12; b++)
      for (let c = 1; c < 12; c++) {
        const whole = wholePercents([a, b, c])
        expect(whole.reduce((sum, part) => sum + part, 0)).toBe(100)
        for (const [at, part] of [a, b, c].entries())
          expect(Math.abs(whole[at]! - (part / (a + b + c)) * 100)).toBeLessThan(1)
      }
})
