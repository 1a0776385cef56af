import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameHeights, namedPoints, roundLines } from './chart-scale.ts'

describe('the scale of a chart', () => {
  test('9,1 million is drawn under 10, by steps of two and a half', () =>
    expect(roundLines(9_100_000)).toEqual([0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]))
  test('where nothing was sold it is a line at nothing', () => expect(roundLines(0)).toEqual([0]))

  test('always holds the largest value, in whole đồng, with two to five lines', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e12 }), (largest) => {
        const lines = roundLines(largest)
        expect(lines.at(-1)).toBeGreaterThanOrEqual(largest)
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(lines.length).toBeLessThanOrEqual(5)
        expect(lines.every(Number.isInteger)).toBe(true)
      }),
    ))

  test('names of two lines keep their distance and their order', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, two) => {
        const [first, second] = nameHeights([one, two])
        expect(Math.abs(first - second)).toBeGreaterThanOrEqual(12)
        expect(first <= second).toBe(one <= two)
        expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
        expect(Math.max(first, second)).toBeLessThanOrEqual(100)
      }),
    ))

  test('the first and the last day are named, a single day once', () => {
    expect(namedPoints(30, 4)).toEqual([0, 10, 19, 29])
    expect(namedPoints(2, 4)).toEqual([0, 1])
    expect(namedPoints(1, 4)).toEqual([0])
  })
})
