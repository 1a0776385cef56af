import { dayAfter } from '#kit/clock.ts'
import { comparisonPeriods, daysIn, lastDays, type ComparisonPeriod, type Period } from '#shop/analytics/period.ts'
import { enumParam } from '#web/admin-kit/list/list-params.ts'
import { productAnalyticsSorts, type ProductAnalyticsSort } from '#shop/analytics/find-top-products.ts'
import {
  breakdowns,
  mostDays,
  salesPresets,
  type Breakdown,
  type SalesPreset,
} from '#web/admin-kit/charts/sales-choices.ts'
import { dayParam } from '#web/admin-kit/list/day-param.ts'

const presetDays: Record<SalesPreset, (today: string) => Period> = {
  today: (today) => ({ from: today, until: today }),
  yesterday: (today) => ({ from: dayAfter(today, -1), until: dayAfter(today, -1) }),
  7: (today) => lastDays(7, today),
  30: (today) => lastDays(30, today),
  90: (today) => lastDays(90, today),
  month: (today) => ({ from: `${today.slice(0, 8)}01`, until: today }),
  'last-month': (today) => {
    const until = dayAfter(`${today.slice(0, 8)}01`, -1)
    return { from: `${until.slice(0, 8)}01`, until }
  },
  year: (today) => ({ from: `${today.slice(0, 5)}01-01`, until: today }),
}

/** Reads the query of the sales pages; unknown values fall back to the last thirty days, compared with the thirty days before. */
export function readSalesParams(params: URLSearchParams, today: string) {
  const against: ComparisonPeriod = enumParam(params, 'against', comparisonPeriods) ?? 'previous'
  const by: Breakdown = enumParam(params, 'by', breakdowns) ?? 'method'
  const [from, until] = [dayParam(params, 'from'), dayParam(params, 'until')]
  const named = enumParam(params, 'period', salesPresets)
  const preset = named ?? (from || until ? null : '30')
  if (preset) return { preset, period: presetDays[preset](today), against, by, isCut: false, isSwapped: false }
  return { preset, ...ownDays(from, until, today), against, by }
}

/** Sorted in descending order: `-views`. */
export const readProductAnalyticsSort = (params: URLSearchParams): ProductAnalyticsSort =>
  productAnalyticsSorts.find((sort) => params.get('sort') === `-${sort}`) ?? 'views'

/** A typed period: if only one end is given, the other is today; swapped ends are put in order, and the page says so. */
function ownDays(from: string | null, until: string | null, today: string) {
  const [first, last] = [from ?? until ?? today, until ?? today].toSorted() as [string, string]
  const isCut = daysIn({ from: first, until: last }) > mostDays
  return {
    period: { from: isCut ? dayAfter(last, 1 - mostDays) : first, until: last },
    isCut,
    isSwapped: from !== null && first !== from,
  }
}
