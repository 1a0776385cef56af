import { describe, expect, test } from 'vitest'
import { daysIn } from '#shop/analytics/period.ts'
import { readSalesParams } from './read-sales-params.ts'
import { mostDays } from '#web/admin-kit/charts/sales-choices.ts'

const ask = (search: string) => readSalesParams(new URLSearchParams(search), '2026-11-22')

describe('the period of the sales report', () => {
  test('without a readable period it is the last thirty days against the thirty before', () => {
    const usual = {
      preset: '30',
      period: { from: '2026-10-24', until: '2026-11-22' },
      against: 'previous',
      by: 'method',
    }
    for (const search of ['', 'period=forever', 'from=tomorrow', 'from=2026-02-30', 'against=x&by=shoe'])
      expect(ask(search)).toMatchObject(usual)
  })

  test('named periods are today, yesterday, this month until today, the whole last month, and this year', () => {
    expect(ask('period=today').period).toEqual({ from: '2026-11-22', until: '2026-11-22' })
    expect(ask('period=yesterday').period).toEqual({ from: '2026-11-21', until: '2026-11-21' })
    expect(ask('period=month').period).toEqual({ from: '2026-11-01', until: '2026-11-22' })
    expect(ask('period=last-month').period).toEqual({ from: '2026-10-01', until: '2026-10-31' })
    expect(ask('period=year').period).toEqual({ from: '2026-01-01', until: '2026-11-22' })
  })

  test('typed days may come in either order, and the page says so; a start alone runs until today', () => {
    expect(ask('from=2026-11-05&until=2026-11-01')).toMatchObject({
      preset: null,
      period: { from: '2026-11-01', until: '2026-11-05' },
      isSwapped: true,
    })
    expect(ask('from=2026-11-01&until=2026-11-05').isSwapped).toBe(false)
    expect(ask('from=2026-11-05').period).toEqual({ from: '2026-11-05', until: '2026-11-22' })
    expect(ask('until=2026-11-05').period).toEqual({ from: '2026-11-05', until: '2026-11-05' })
  })

  test('a longer period is cut to its last two years, and the page says so', () => {
    const { period, isCut } = ask('from=1990-01-01&until=2026-11-22')
    expect(daysIn(period)).toBe(mostDays)
    expect([period.until, isCut]).toEqual(['2026-11-22', true])
  })
})
