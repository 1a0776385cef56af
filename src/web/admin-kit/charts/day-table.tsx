import { dong } from '#kit/money.ts'
import { inSteps, type SalesDay, type SalesStep } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { formatCount } from '../page/format-count.ts'
import type { Column } from '../list/row-table.tsx'
import { ChartTable } from './chart-table.tsx'
import { chartStepOf } from './sales-chart.tsx'
import { salesPeriodWords } from './sales-words.ts'

const amount = (key: 'total' | 'refund' | 'net', head: string): Column<SalesStep> => ({
  key,
  head,
  end: true,
  className: 'whitespace-nowrap',
  cell: (row) => dong(row[key]),
})

const dayColumns = (): Column<SalesStep>[] => [
  { key: 'day', head: m.analytics_day(), className: 'whitespace-nowrap', cell: salesPeriodWords },
  { key: 'orders', head: m.analytics_orders(), end: true, cell: (row) => formatCount(row.orders) },
  amount('total', m.analytics_total()),
  amount('refund', m.analytics_refund()),
  amount('net', m.analytics_net()),
]

const DayCard = (row: SalesStep) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="text-ink">{salesPeriodWords(row)}</span>
      <span className="font-semibold text-ink">{dong(row.net)}</span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_orders()}: {formatCount(row.orders)} · {m.analytics_total()}: {dong(row.total)}
    </p>
  </>
)

export const DayTable = ({ days }: { days: SalesDay[] }) => (
  <ChartTable columns={dayColumns()} steps={inSteps(days, chartStepOf(days))} card={DayCard} />
)
