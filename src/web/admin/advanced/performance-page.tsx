import { addDays, shopDay } from '#kit/clock.ts'
import { listProcesses } from '#platform/system/heartbeat.server.ts'
import { listComponentTimes } from '#platform/vitals/count-component-times.server.ts'
import { readVitals } from '#platform/vitals/count-vitals.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { reportScriptBundles, type ScriptBundle } from '#platform/metrics/report-script-bundles.server.ts'
import { quantile, sumTimings } from '#platform/metrics/timings.ts'
import { vitals } from '#platform/vitals/vitals.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { ComponentsPanel } from './components-panel.tsx'
import { VitalsPanel } from './vitals-panel.tsx'
import type { Route } from './+types/performance-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_performance_title() })

const periods = { '1': 1, '7': 7, '30': 30 } as const
const shown = { vitals: 25, timings: 25, bundles: 15 }

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const daysParam = searchParams.get('days')
  const days = daysParam === '1' || daysParam === '30' ? daysParam : '7'
  const since = shopDay(addDays(new Date(), 1 - periods[days]))
  const processes = await listProcesses(db)
  return {
    days,
    vitals: await readVitals(db, since, shown.vitals),
    processes: processes.length,
    memory: processes.reduce((sum, { memory }) => sum + memory, 0),
    timings: slowest(sumTimings(processes.flatMap(({ timings }) => timings))),
    bundles: reportScriptBundles().slice(0, shown.bundles),
    components: await listComponentTimes(db, since),
  }
}

/** Routes by total time, the slowest first. */
const slowest = (timings: ReturnType<typeof sumTimings>) =>
  timings
    .map(({ route, counts, ms }) => ({
      route: route === 'other' ? m.system_timings_other() : route,
      ms,
      times: counts.reduce((sum, n) => sum + n, 0),
      p50: quantile(counts, 0.5),
      p95: quantile(counts, 0.95),
    }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, shown.timings)

export default function PerformancePage({ loaderData }: Route.ComponentProps) {
  const { days, vitals: measured, timings, bundles, processes, memory, components } = loaderData
  const tabs = [
    { value: '1', label: m.system_performance_day() },
    { value: null, label: m.system_performance_week() },
    { value: '30', label: m.system_performance_month() },
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/advanced', label: m.system_advanced_title() }}
        title={m.system_performance_title()}
        note={m.system_performance_note()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <section aria-label={m.system_vitals_title()} className="rounded-sm border border-line bg-surface">
          <h2 className="type-h3 px-4 pt-5 md:px-5">{m.system_vitals_title()}</h2>
          <p className="max-w-3xl px-4 pt-1 pb-2 text-muted md:px-5">{m.system_vitals_note()}</p>
          <Tabs name="days" label={m.system_performance_period()} current={days === '7' ? null : days} tabs={tabs} />
          <VitalsPanel {...measured} />
        </section>
        <RowsPanel
          title={m.system_timings_title()}
          lead={m.system_timings_note({ count: formatCount(processes), memory: sizeWords(memory) })}
          columns={timingColumns()}
          rows={timings}
          rowKey={({ route }) => route}
          card={TimingCard}
          empty={{ title: m.system_timings_none_title(), text: m.system_timings_none_text() }}
        />
        <ComponentsPanel rows={components} />
        <RowsPanel
          title={m.system_scripts_title()}
          lead={m.system_scripts_note({ most: sizeWords(vitals.script.most * 1024) })}
          columns={bundleColumns()}
          rows={bundles}
          rowKey={({ route }) => route}
          card={BundleCard}
        />
      </div>
    </>
  )
}

type Timed = ReturnType<typeof slowest>[number]
const span = (ms: number | null) => (ms === null ? '–' : spanWords(ms))

const timingColumns = (): Column<Timed>[] => [
  { key: 'route', head: m.system_vital_page(), className: '[overflow-wrap:anywhere]', cell: ({ route }) => route },
  { key: 'times', head: m.system_answers(), end: true, cell: ({ times }) => formatCount(times) },
  { key: 'p50', head: m.system_timings_half(), end: true, cell: ({ p50 }) => span(p50) },
  { key: 'p95', head: m.system_timings_most(), end: true, cell: ({ p95 }) => span(p95) },
  { key: 'ms', head: m.system_timings_sum(), end: true, cell: ({ ms }) => span(ms) },
]

const TimingCard = ({ route, times, p50, p95 }: Timed) => (
  <>
    <p className="font-semibold [overflow-wrap:anywhere] text-ink">{route}</p>
    <p className="type-small normal-nums text-muted">
      {m.system_answers()}: {formatCount(times)} · {m.system_timings_half()}: {span(p50)} · {m.system_timings_most()}:{' '}
      {span(p95)}
    </p>
  </>
)

const Weight = ({ bytes }: ScriptBundle) =>
  bytes / 1024 > vitals.script.most ? (
    <span className="font-semibold text-red">
      {sizeWords(bytes)}
      <span className="sr-only"> {m.system_vital_too_much()}</span>
    </span>
  ) : (
    sizeWords(bytes)
  )

const bundleColumns = (): Column<ScriptBundle>[] => [
  { key: 'route', head: m.system_vital_page(), className: '[overflow-wrap:anywhere]', cell: ({ route }) => route },
  { key: 'files', head: m.system_scripts_files(), end: true, cell: ({ files }) => formatCount(files) },
  { key: 'bytes', head: m.system_scripts_bytes(), end: true, cell: (row) => <Weight {...row} /> },
  { key: 'sent', head: m.system_scripts_sent(), end: true, cell: ({ sent }) => sizeWords(sent) },
]

const BundleCard = (row: ScriptBundle) => (
  <>
    <p className="font-semibold [overflow-wrap:anywhere] text-ink">{row.route}</p>
    <p className="type-small normal-nums text-muted">
      <Weight {...row} /> · {m.system_scripts_sent()}: {sizeWords(row.sent)}
    </p>
  </>
)
