import { Link } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { periodBefore } from '#shop/analytics/period.ts'
import { addSales, averageOrder, type Sales } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/list-rows.tsx'
import { readSalesParams } from './read-sales-params.ts'
import { BreakdownPanel } from './breakdown-panel.tsx'
import { DayTable } from '#web/admin-kit/charts/day-table.tsx'
import { ExportLink } from './export-link.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { readBreakdown } from './read-breakdown.ts'
import { SalesChart, chartStepOf } from '#web/admin-kit/charts/sales-chart.tsx'
import { SumsPanel } from './sums-panel.tsx'
import type { Route } from './+types/analytics-page.ts'
import { dong } from '#kit/money.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { AnalyticsTiles } from './analytics-tiles.tsx'
import { changeWords } from '#web/admin-kit/charts/sales-words.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_title() })

const mostRows = 25

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  const before = periodBefore(query.period, query.against)
  const shown = await atOneMoment(db, async (tx) => {
    const days = await sumByDay(tx, query.period)
    const daysBefore = before && (await sumByDay(tx, before))
    const { by, period } = query
    return { days, daysBefore, rows: await readBreakdown(tx, { by, period, all: addSales(days), most: mostRows }) }
  })
  return { query, before, ...shown }
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { query, before, days, daysBefore, rows } = loaderData
  const { period, against } = query
  const now = addSales(days)
  const then = daysBefore && addSales(daysBefore)
  return (
    <AnalyticsFrame title={m.analytics_title()} note={m.analytics_intro()} query={query} keptParams={{ by: query.by }}>
      <AnalyticsSummary now={now} before={then} />
      {days.length > 1 && (
        <Panel
          title={chartStepOf(days) > 1 ? m.analytics_by_week() : m.analytics_by_day()}
          aside={<ExportLink of="day" label={m.analytics_export_days()} />}
          flush
        >
          <div className="px-4 pt-2 md:px-5">
            <SalesChart days={days} before={daysBefore} against={against} />
          </div>
          <DayTable days={days} />
        </Panel>
      )}
      <SumsPanel now={now} period={period} before={then} periodBefore={before} />
      {rows.length ? <BreakdownPanel by={query.by} rows={rows} all={now} period={period} /> : <Nothing />}
    </AnalyticsFrame>
  )
}

const Nothing = () => (
  <div className="rounded-sm border border-line bg-surface">
    <EmptyRows
      title={m.analytics_none_title()}
      action={
        <Link to="/admin/analytics?period=90" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.analytics_none_show()}
        </Link>
      }
    >
      {m.analytics_none_text()}
    </EmptyRows>
  </div>
)

type Props = { now: Sales; before: Sales | null }

/** The four main figures. */
const AnalyticsSummary = ({ now, before }: Props) => (
  <AnalyticsTiles
    tiles={[
      { name: m.analytics_net(), value: dong(now.net), change: before && changeWords(now.net, before.net) },
      { name: m.analytics_total(), value: dong(now.total), change: before && changeWords(now.total, before.total) },
      {
        name: m.analytics_orders(),
        value: formatCount(now.orders),
        change: before && changeWords(now.orders, before.orders),
      },
      {
        name: m.analytics_average(),
        value: now.orders ? dong(averageOrder(now)!) : '–',
        change: before && changeWords(averageOrder(now) ?? 0, averageOrder(before) ?? 0),
      },
    ]}
  />
)
