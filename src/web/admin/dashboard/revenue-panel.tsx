import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { addSales, type SalesDay } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { DayTable } from '#web/admin-kit/charts/day-table.tsx'
import { SalesChart } from '#web/admin-kit/charts/sales-chart.tsx'
import { changeSentence } from '#web/admin-kit/charts/sales-words.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** Thirty days, with the thirty before as a thin line. */
export function RevenuePanel({ days, before }: { days: SalesDay[]; before: SalesDay[] }) {
  const [now, then] = [addSales(days).total, addSales(before).total]
  return (
    <Panel
      title={m.analytics_dashboard()}
      aside={
        <Link to="/admin/analytics" className="link">
          {m.analytics_more()}
        </Link>
      }
      flush
    >
      <div className="px-4 md:px-5">
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <span className="num text-[1.75rem] leading-[1.25] font-[640] tracking-[-.02em] text-ink [font-stretch:108%]">
            {dong(now)}
          </span>
          <span className="text-muted">{changeSentence(now, then)}</span>
        </p>
        <SalesChart days={days} before={before} against="previous" />
      </div>
      <DayTable days={days} />
    </Panel>
  )
}
