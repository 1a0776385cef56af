import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { noonOf } from '#kit/work-day.ts'
import type { ComparisonPeriod, Period } from '#shop/analytics/period.ts'
import type { SalesSum } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Breakdown, SalesPreset } from './sales-choices.ts'

export const presetWords: Record<SalesPreset, () => string> = {
  today: () => m.analytics_today(),
  yesterday: () => m.analytics_yesterday(),
  7: () => m.analytics_7(),
  30: () => m.analytics_30(),
  90: () => m.analytics_90(),
  month: () => m.analytics_month(),
  'last-month': () => m.analytics_last_month(),
  year: () => m.analytics_year(),
}

export const comparisonWords: Record<ComparisonPeriod, () => string> = {
  previous: () => m.analytics_against_previous(),
  year: () => m.analytics_against_year(),
  none: () => m.analytics_against_none(),
}

export const sumWords: Record<SalesSum, () => string> = {
  gross: () => m.analytics_gross(),
  discount: () => m.analytics_discount(),
  shipping: () => m.analytics_shipping(),
  total: () => m.analytics_total(),
  refund: () => m.analytics_refund(),
  exchangePaid: () => m.analytics_exchange_paid(),
  tax: () => m.analytics_tax(),
  net: () => m.analytics_net(),
}

export const breakdownWords: Record<Breakdown, () => string> = {
  method: () => m.analytics_by_method(),
  province: () => m.analytics_by_province(),
  product: () => m.analytics_by_product(),
}

const dayIn = (day: string) => formatDate(noonOf(day), getLocale())

/** `22/11/2026`, or `01/11/2026 – 22/11/2026`. */
export const salesPeriodWords = ({ from, until }: Period) =>
  from === until ? dayIn(from) : m.analytics_until({ from: dayIn(from), until: dayIn(until) })

/** `22/11`, for chart labels: the year is known from the page. */
export const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 })

/** `2,5 tr`: short amounts for the axis of a chart. */
export const inMillions = (amount: number) =>
  amount === 0 ? '0' : m.analytics_millions({ count: hundredths.format(amount / 1_000_000) })

const percents = (share: number) => `${tenths.format(share * 100)} %`
export const shareWords = (part: number, whole: number) => (whole ? percents(part / whole) : '–')

/** `+12,5 %`, `−3 %`; a dash where the earlier amount is 0. */
export function changeWords(now: number, before: number) {
  if (!before) return '–'
  const change = now / before - 1
  return Math.abs(change) < 0.0005 ? percents(0) : `${change > 0 ? '+' : '−'}${percents(Math.abs(change))}`
}

/** The same change as a sentence. */
export function changeSentence(now: number, before: number) {
  if (!before) return m.analytics_new()
  const percent = percents(Math.abs(now / before - 1))
  return now === before
    ? m.analytics_same()
    : now > before
      ? m.analytics_up({ percent })
      : m.analytics_down({ percent })
}

/** `−1.000 ₫` for a discount; 0 has no minus sign. */
export const discountText = (amount: number) => (amount ? `−${dong(amount)}` : dong(0))
