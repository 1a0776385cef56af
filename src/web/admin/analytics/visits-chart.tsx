import type { VisitDay } from '#shop/analytics/list-counts.ts'
import type { ComparisonPeriod } from '#shop/analytics/period.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { addVisits, visitSteps, type VisitStep } from './add-visits.ts'
import { ChartTable } from '#web/admin-kit/charts/chart-table.tsx'
import { LineChart } from '#web/admin-kit/charts/line-chart.tsx'
import { chartStepOf } from '#web/admin-kit/charts/sales-chart.tsx'
import { salesPeriodWords, shareWords, shortDay } from '#web/admin-kit/charts/sales-words.ts'
import { stepWords } from './visit-words.ts'

type Props = { days: VisitDay[]; before: VisitDay[] | null; against: ComparisonPeriod }

/** Visits by day, with the days of the comparison period. */
export function VisitsChart({ days, before, against }: Props) {
  const step = chartStepOf(days)
  const now = visitSteps(days, step)
  const then = before && visitSteps(before, step)
  const period = salesPeriodWords({ from: days[0]!.day, until: days.at(-1)!.day })
  return (
    <LineChart
      label={m.analytics_visits_told({ period, count: formatCount(addVisits(days).visit) })}
      points={now.map((one, nth) => ({
        name: shortDay(one.from),
        value: one.visit,
        before: then?.[nth]?.visit ?? null,
        sentence: m.analytics_visits_point({ day: salesPeriodWords(one), count: formatCount(one.visit) }),
      }))}
      names={{ now: m.analytics_now(), before: against === 'year' ? m.analytics_year_before() : m.analytics_before() }}
      axis={(value) => (Number.isInteger(value) ? formatCount(value) : '')}
    />
  )
}

const counted = (
  key: 'visit' | 'pages' | 'product' | 'cart' | 'checkout' | 'order',
  head: string,
): Column<VisitStep> => ({
  key,
  head,
  end: true,
  cell: (row) => formatCount(row[key]),
})

const columns = (): Column<VisitStep>[] => [
  { key: 'day', head: m.analytics_day(), className: 'whitespace-nowrap', cell: salesPeriodWords },
  counted('visit', m.analytics_step_visit()),
  counted('pages', m.analytics_pages()),
  counted('product', m.analytics_step_product()),
  counted('cart', m.analytics_step_cart()),
  counted('checkout', m.analytics_step_checkout()),
  counted('order', m.analytics_step_order()),
  {
    key: 'conversion',
    head: m.analytics_conversion(),
    end: true,
    className: 'whitespace-nowrap',
    cell: (row) => shareWords(row.order, row.visit),
  },
]

const VisitCard = (row: VisitStep) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="text-ink">{salesPeriodWords(row)}</span>
      <span className="font-semibold text-ink">{formatCount(row.visit)}</span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_pages()}: {formatCount(row.pages)} · {stepWords.order()}: {formatCount(row.order)}
    </p>
  </>
)

export const VisitsTable = ({ days }: { days: VisitDay[] }) => (
  <ChartTable columns={columns()} steps={visitSteps(days, chartStepOf(days))} card={VisitCard} />
)
