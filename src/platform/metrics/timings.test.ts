import { describe, expect, test } from 'vitest'
import { quantile, sumTimings } from './timings.ts'

describe('response times', () => {
  const steps = [10, 20, 40]

  test('a quantile is interpolated within its step', () => {
    expect(quantile([100, 0, 0, 0], 0.5, steps)).toBe(5)
    expect(quantile([50, 50, 0, 0], 0.95, steps)).toBeCloseTo(19)
    expect(quantile([0, 0, 1, 0], 1, steps)).toBe(40)
  })

  test('a quantile beyond the last step is reported as that step', () => {
    expect(quantile([0, 0, 0, 7], 0.95, steps)).toBe(40)
  })

  test('the quantile of no response is null', () => {
    expect(quantile([0, 0, 0, 0], 0.5, steps)).toBeNull()
  })

  test('the timings of several processes are added up by route', () => {
    const one = { route: '/shop', counts: [1, 2], ms: 30 }
    expect(sumTimings([one, { route: '/cart', counts: [1, 0], ms: 4 }, one])).toEqual([
      { route: '/shop', counts: [2, 4], ms: 60 },
      { route: '/cart', counts: [1, 0], ms: 4 },
    ])
  })
})
