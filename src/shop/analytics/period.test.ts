import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysIn, daysOf, lastDays, periodBefore } from './period.ts'

describe('a period of days', () => {
  test('the last thirty days end today', () =>
    expect(lastDays(30, '2026-11-22')).toEqual({ from: '2026-10-24', until: '2026-11-22' }))

  test('the previous period has as many days and ends right before', () =>
    expect(periodBefore({ from: '2026-03-01', until: '2026-03-07' }, 'previous')).toEqual({
      from: '2026-02-22',
      until: '2026-02-28',
    }))

  test('a period is compared with the same days a year before, also after a leap day', () => {
    expect(periodBefore({ from: '2028-02-29', until: '2028-03-03' }, 'year')).toEqual({
      from: '2027-02-28',
      until: '2027-03-03',
    })
    expect(periodBefore({ from: '2026-11-01', until: '2026-11-22' }, 'none')).toBeNull()
  })

  test('a period names every day once, in order', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 0, max: 3000 }), (length, back) => {
        const until = new Date(Date.UTC(2030, 0, 1) - back * 86_400_000).toISOString().slice(0, 10)
        const period = lastDays(length, until)
        const days = daysOf(period)
        expect(daysIn(period)).toBe(length)
        expect(days.at(-1)).toBe(until)
        expect(days).toEqual([...new Set(days)].toSorted())
        expect(daysIn(periodBefore(period, 'previous')!)).toBe(length)
      }),
    ))
})
