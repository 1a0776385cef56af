import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelPositions, labelledPoints, gridLines } from './chart-scale.ts'

describe('the scale of a chart', () => {
  test('a chart of 9.1 million ends at 10 million, in steps of 2.5 million', () =>
    expect(gridLines(9_100_000)).toEqual([0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]))
  test('a chart without sales has one line at zero', () => expect(gridLines(0)).toEqual([0]))

  test('the scale holds the largest value, in whole đồng, with two to five lines', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e12 }), (largest) => {
        const lines = gridLines(largest)
        expect(lines.at(-1)).toBeGreaterThanOrEqual(largest)
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(lines.length).toBeLessThanOrEqual(5)
        expect(lines.every(Number.isInteger)).toBe(true)
      }),
    ))

  test('labels of two lines keep their distance and their order', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, two) => {
        const [first, second] = labelPositions([one, two])
        expect(Math.abs(first - second)).toBeGreaterThanOrEqual(12)
        expect(first <= second).toBe(one <= two)
        expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
        expect(Math.max(first, second)).toBeLessThanOrEqual(100)
      }),
    ))

  test('the first and the last day are labelled, a single day once', () => {
    expect(labelledPoints(30, 4)).toEqual([0, 10, 19, 29])
    expect(labelledPoints(2, 4)).toEqual([0, 1])
    expect(labelledPoints(1, 4)).toEqual([0])
  })
})
