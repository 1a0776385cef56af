import { describe, expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

/** A Wednesday noon in Hà Nội. */
const now = new Date('2026-11-25T12:00:00+07:00')

describe('relative time', () => {
  test.each([
    ['2026-11-25T11:59:30+07:00', 'vừa xong', 'just now'],
    ['2026-11-25T12:00:30+07:00', 'vừa xong', 'just now'],
    ['2026-11-25T11:55:00+07:00', '5 phút trước', '5 minutes ago'],
    ['2026-11-25T00:30:00+07:00', '11 giờ trước', '11 hours ago'],
    ['2026-11-24T23:00:00+07:00', 'hôm qua', 'yesterday'],
    ['2026-11-23T23:59:00+07:00', 'hôm kia', '2 days ago'],
    ['2026-11-19T12:00:00+07:00', '6 ngày trước', '6 days ago'],
    ['2026-11-16T00:00:00+07:00', 'tuần trước', 'last week'],
    ['2026-11-15T23:59:00+07:00', '15/11/2026', '15/11/2026'],
  ])('%s is “%s”, “%s”', (at, vi, en) => {
    expect([relativeTime(new Date(at), now, 'vi'), relativeTime(new Date(at), now, 'en')]).toEqual([vi, en])
  })

  test('shortly after midnight the evening before is counted in hours, not as yesterday', () =>
    expect(relativeTime(new Date('2026-11-24T23:00:00+07:00'), new Date('2026-11-25T01:30:00+07:00'), 'vi')).toBe(
      '2 giờ trước',
    ))
})
