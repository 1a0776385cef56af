import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

describe('shareOut', () => {
  test('100 ₫ over three equal lines is shared as 34, 33, 33', () =>
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]))
  test('the remainder goes to the part that was rounded down the most', () =>
    expect(shareOut(10, [33, 33, 34])).toEqual([3, 3, 4]))
  test('weights of zero get shares of zero', () => expect(shareOut(100, [0, 0])).toEqual([0, 0]))
  test('amounts whose products exceed 2^53 stay exact', () =>
    expect(shareOut(999_999_999_999, [999_999_999_999, 1])).toEqual([999_999_999_998, 1]))

  test('shares add up to the whole, and no share exceeds its weight', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (weights, n) => {
          const sum = weights.reduce((total, weight) => total + weight, 0)
          const whole = sum && n % (sum + 1)
          const parts = shareOut(whole, weights)
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole)
          expect(parts.every((part, at) => part >= 0 && part <= weights[at]!)).toBe(true)
        },
      ),
    ))
})
