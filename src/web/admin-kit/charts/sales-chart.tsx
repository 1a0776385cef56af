import { dong } from '#kit/money.ts'
import type { ComparisonPeriod } from '#shop/analytics/period.ts'
import { addSales, inSteps, type SalesDay, type SalesStep } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { LineChart } from './line-chart.tsx'
import { inMillions, salesPeriodWords, shortDay } from './sales-words.ts'

/** A chart shows up to 92 single days; a longer period is drawn by weeks, counted from its first day. */
const mostDays = 92
export const chartStepOf = (days: readonly unknown[]) => (days.length > mostDays ? 7 : 1)

type Props = { days: SalesDay[]; before: SalesDay[] | null; against: ComparisonPeriod }

/** Net sales by day, with the days of the comparison period. */
export function SalesChart({ days, before, against }: Props) {
  const step = chartStepOf(days)
  const now = inSteps(days, step)
  const then = before && inSteps(before, step)
  return (
    <LineChart
      label={sentence(now, days)}
      points={now.map((one, nth) => ({
        name: shortDay(one.from),
        value: one.net,
        before: then?.[nth]?.net ?? null,
        sentence: stepSentence(one, then?.[nth]),
      }))}
      names={{ now: m.analytics_now(), before: against === 'year' ? m.analytics_year_before() : m.analytics_before() }}
      axis={inMillions}
    />
  )
}

function stepSentence(one: SalesStep, before: SalesStep | undefined) {
  const [day, amount] = [salesPeriodWords(one), dong(one.net)]
  return before
    ? m.analytics_point_before({ day, amount, before: dong(before.net) })
    : m.analytics_point({ day, amount })
}

function sentence(steps: SalesStep[], days: SalesDay[]) {
  const period = salesPeriodWords({ from: days[0]!.day, until: days.at(-1)!.day })
  const { total, net } = addSales(days)
  // An exchange may have been paid without any order.
  if (!total && !net) return m.analytics_chart_none({ period })
  const most = steps.reduce((highest, one) => (one.net > highest.net ? one : highest))
  return m.analytics_chart_told({ period, total: dong(net), most: dong(most.net), day: salesPeriodWords(most) })
}
