import { describe, expect, test } from 'vitest'
import { addWorkDays, isWorkDay } from './work-day.ts'

describe('working days', () => {
  test.each([
    ['2026-11-20', 0, '2026-11-20', 'Friday is a working day'],
    ['2026-11-20', 1, '2026-11-21', 'Saturday is worked'],
    ['2026-11-20', 2, '2026-11-23', 'Sunday is not'],
    ['2026-11-22', 0, '2026-11-23', 'a start on Sunday moves to Monday'],
    ['2026-04-29', 1, '2026-05-02', 'over Reunification and Labour Day'],
    ['2026-12-31', 1, '2027-01-02', 'over New Year'],
  ])('%s and %i more working days is %s: %s', (from, days, until) => expect(addWorkDays(from, days)).toBe(until))
  test('New Year is a holiday by the shop’s date, not by the UTC date', () =>
    expect([isWorkDay('2027-01-01'), isWorkDay('2026-12-31')]).toEqual([false, true]))
})
