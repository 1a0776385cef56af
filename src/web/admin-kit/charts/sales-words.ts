import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { noonOf } from '#kit/work-day.ts'
import type { ComparisonPeriod, Period } from '#shop/analytics/period.ts'
import type { SalesSum } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Breakdown, SalesPreset } from './sales-choices.ts'

export const presetWords: Record<SalesPreset, () => string> = {
  7: () => m.figures_7(),
  30: () => m.figures_30(),
  90: () => m.figures_90(),
  month: () => m.figures_month(),
  'last-month': () => m.figures_last_month(),
  year: () => m.figures_year(),
}

export const comparisonWords: Record<ComparisonPeriod, () => string> = {
  previous: () => m.figures_against_previous(),
  year: () => m.figures_against_year(),
  none: () => m.figures_against_none(),
}

export const sumWords: Record<SalesSum, () => string> = {
  gross: () => m.figures_gross(),
  discount: () => m.figures_discount(),
  shipping: () => m.figures_shipping(),
  total: () => m.figures_total(),
  refund: () => m.figures_refund(),
  exchangePaid: () => m.figures_exchange_paid(),
  tax: () => m.figures_tax(),
  net: () => m.figures_net(),
}

export const breakdownWords: Record<Breakdown, () => string> = {
  method: () => m.figures_by_method(),
  province: () => m.figures_by_province(),
  product: () => m.figures_by_product(),
}

const dayIn = (day: string) => formatDate(noonOf(day), getLocale())

/** `22/11/2026`, or `01/11/2026 – 22/11/2026`. */
export const salesPeriodWords = ({ from, until }: Period) =>
  from === until ? dayIn(from) : m.figures_until({ from: dayIn(from), until: dayIn(until) })

/** `22/11`: what stands below a chart, where the year is known. */
export const shortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 })

/** `2,5 tr`: amounts beside a chart, where there is no room for the đồng. */
export const inMillions = (amount: number) =>
  amount === 0 ? '0' : m.figures_millions({ count: hundredths.format(amount / 1_000_000) })

const percents = (share: number) => `${tenths.format(share * 100)} %`
export const shareWords = (part: number, whole: number) => (whole ? percents(part / whole) : '–')

/** `+12,5 %`, `−3 %`; against nothing there is no per cent. */
export function changeWords(now: number, before: number) {
  if (!before) return '–'
  const change = now / before - 1
  return Math.abs(change) < 0.0005 ? percents(0) : `${change > 0 ? '+' : '−'}${percents(Math.abs(change))}`
}

/** The same in a sentence. */
export function changeSentence(now: number, before: number) {
  if (!before) return m.figures_new()
  const percent = percents(Math.abs(now / before - 1))
  return now === before ? m.figures_same() : now > before ? m.figures_up({ percent }) : m.figures_down({ percent })
}

/** `−1.000 ₫` for what is taken off; nothing is taken off as nothing. */
export const discountText = (amount: number) => (amount ? `−${dong(amount)}` : dong(0))
