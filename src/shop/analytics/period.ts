import { dayAfter, daysBetween } from '#kit/clock.ts'

/** Days of the shop's calendar, both included. */
export type Period = { from: string; until: string }

export const comparisonPeriods = ['previous', 'year', 'none'] as const
/** The period to compare with: the days right before, the same days a year before, or none. */
export type ComparisonPeriod = (typeof comparisonPeriods)[number]

export const daysIn = ({ from, until }: Period) => daysBetween(from, until) + 1

export const daysOf = (period: Period) => Array.from({ length: daysIn(period) }, (_, nth) => dayAfter(period.from, nth))

/** The last so many days, today included. */
export const lastDays = (days: number, today: string): Period => ({ from: dayAfter(today, 1 - days), until: today })

/** The days that a period is compared with. */
export function periodBefore(period: Period, against: ComparisonPeriod): Period | null {
  if (against === 'none') return null
  if (against === 'previous') return { from: dayAfter(period.from, -daysIn(period)), until: dayAfter(period.from, -1) }
  return { from: yearBefore(period.from), until: yearBefore(period.until) }
}

/** The 29th of February was the 28th a year before. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`
