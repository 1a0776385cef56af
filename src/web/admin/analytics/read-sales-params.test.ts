import { describe, expect, test } from 'vitest'
import { daysIn } from '#shop/analytics/period.ts'
import { readSalesParams } from './read-sales-params.ts'
import { mostDays } from '#web/admin-kit/charts/sales-choices.ts'

const ask = (search: string) => readSalesParams(new URLSearchParams(search), '2026-11-22')

describe('the days that are asked for', () => {
  test('are the last thirty against the thirty before, when nothing is said or nothing is understood', () => {
    const usual = {
      preset: '30',
      period: { from: '2026-10-24', until: '2026-11-22' },
      against: 'previous',
      by: 'method',
    }
    for (const search of ['', 'period=forever', 'from=tomorrow', 'from=2026-02-30', 'against=x&by=shoe'])
      expect(ask(search)).toMatchObject(usual)
  })

  test('have names: this month until today, all of the last one, this year', () => {
    expect(ask('period=month').period).toEqual({ from: '2026-11-01', until: '2026-11-22' })
    expect(ask('period=last-month').period).toEqual({ from: '2026-10-01', until: '2026-10-31' })
    expect(ask('period=year').period).toEqual({ from: '2026-01-01', until: '2026-11-22' })
  })

  test('or are typed, in either order; one alone goes until today', () => {
    expect(ask('from=2026-11-05&until=2026-11-01')).toMatchObject({
      preset: null,
      period: { from: '2026-11-01', until: '2026-11-05' },
    })
    expect(ask('from=2026-11-05').period).toEqual({ from: '2026-11-05', until: '2026-11-22' })
    expect(ask('until=2026-11-05').period).toEqual({ from: '2026-11-05', until: '2026-11-05' })
  })

  test('are two years at most, the latest of them, and it is said', () => {
    const { period, isCut } = ask('from=1990-01-01&until=2026-11-22')
    expect(daysIn(period)).toBe(mostDays)
    expect([period.until, isCut]).toEqual(['2026-11-22', true])
  })
})
