import { Link } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { countFunnel } from '#shop/analytics/count-funnel.ts'
import { pageKinds } from '#shop/analytics/counted-action.ts'
import { steps, type Funnel, type FunnelStep } from '#shop/analytics/funnel.ts'
import { countPages, listVisitDays, type VisitDay } from '#shop/analytics/list-counts.ts'
import { periodBefore, type Period } from '#shop/analytics/period.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsTiles } from './analytics-tiles.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { changeWords, shareWords } from '#web/admin-kit/charts/sales-words.ts'
import { StepBars } from './step-bars.tsx'
import { addVisits } from './add-visits.ts'
import { pageKindWords, perHundred, reachedWords, stepWords } from './visit-words.ts'
import { VisitsChart, VisitsTable } from './visits-chart.tsx'
import type { Route } from './+types/visits-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_visits() })

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  const before = periodBefore(query.period, query.against)
  const { analyticsFunnel } = await findSettings(db)
  const shown = await atOneMoment(db, async (tx) => ({
    days: await listVisitDays(tx, query.period),
    daysBefore: before && (await listVisitDays(tx, before)),
    pages: await countPages(tx, query.period),
    linked: await countFunnel(tx, query.period),
  }))
  return { query, isLinking: analyticsFunnel, ...shown }
}

export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const { query, days, daysBefore, pages, linked, isLinking } = loaderData
  const now = addVisits(days)
  const then = daysBefore && addVisits(daysBefore)
  return (
    <AnalyticsFrame title={m.analytics_visits()} note={m.analytics_visits_note()} query={query}>
      <VisitTiles now={now} then={then} />
      {days.length > 1 && (
        <Panel
          title={m.analytics_visits_by_day()}
          aside={<ExportLink of="visits" label={m.analytics_export_days()} />}
          flush
        >
          <div className="px-4 pt-2 md:px-5">
            <VisitsChart days={days} before={daysBefore} against={query.against} />
          </div>
          <VisitsTable days={days} />
        </Panel>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Panel title={m.analytics_funnel()} aside={<ExportLink of="funnel" />}>
          <StepBars
            caption={m.analytics_funnel()}
            first={m.analytics_step()}
            heads={[m.analytics_times(), m.analytics_per_visits(), ...(then ? [m.analytics_change()] : [])]}
            steps={steps.map((step) => ({
              key: step,
              name: stepWords[step](),
              to: stepLink(step, query.period),
              count: now[step],
              cells: [perHundred(now[step], now.visit), ...(then ? [changeWords(now[step], then[step])] : [])],
            }))}
          />
          <p className="mt-3 type-small text-muted">{m.analytics_funnel_note()}</p>
        </Panel>
        <Linked linked={linked} isLinking={isLinking} />
      </div>
      <Panel title={m.analytics_pages()} aside={<ExportLink of="pages" />}>
        <StepBars
          caption={m.analytics_pages()}
          first={m.analytics_page()}
          heads={[m.analytics_times(), m.analytics_share()]}
          steps={pageKinds.map((kind) => ({
            key: kind,
            name: pageKindWords[kind](),
            count: pages[kind],
            cells: [shareWords(pages[kind], now.pages)],
          }))}
        />
      </Panel>
    </AnalyticsFrame>
  )
}

/** Only orders are records; of the other steps nothing is stored but their number. */
const stepLink = (step: FunnelStep, { from, until }: Period) =>
  step === 'order' ? `/admin/orders?${new URLSearchParams({ channel: 'web', from, until })}` : undefined

type Visits = Omit<VisitDay, 'day'>

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

function VisitTiles({ now, then }: { now: Visits; then: Visits | null }) {
  const conversion = now.visit ? now.order / now.visit : null
  const before = then?.visit ? then.order / then.visit : null
  return (
    <AnalyticsTiles
      tiles={[
        {
          name: m.analytics_step_visit(),
          value: formatCount(now.visit),
          change: then && changeWords(now.visit, then.visit),
        },
        {
          name: m.analytics_pages_per_visit(),
          value: now.visit ? tenths.format(now.pages / now.visit) : '–',
          change: then && changeWords(now.visit && now.pages / now.visit, then.visit && then.pages / then.visit),
        },
        {
          name: m.analytics_step_order(),
          value: formatCount(now.order),
          change: then && changeWords(now.order, then.order),
        },
        {
          name: m.analytics_conversion(),
          value: conversion === null ? '–' : shareWords(now.order, now.visit),
          change: then && changeWords(conversion ?? 0, before ?? 0),
        },
      ]}
    />
  )
}

/** Funnel of visitors who agreed to analytics; if the shop does not ask for consent, how to switch it on. */
const Linked = ({ linked, isLinking }: { linked: Funnel; isLinking: boolean }) => (
  <Panel title={m.analytics_linked()}>
    {isLinking || linked.visit > 0 ? (
      <>
        <StepBars
          caption={m.analytics_linked()}
          first={m.analytics_step()}
          heads={[m.analytics_people(), m.analytics_of_first(), m.analytics_of_before()]}
          steps={steps.map((step, nth) => ({
            key: step,
            name: reachedWords[step](),
            count: linked[step],
            cells: [
              shareWords(linked[step], linked.visit),
              nth ? shareWords(linked[step], linked[steps[nth - 1]!]) : null,
            ],
          }))}
        />
        <p className="mt-3 type-small text-muted">{m.analytics_linked_note()}</p>
      </>
    ) : (
      <p className="max-w-[60ch]">
        {m.analytics_linked_off()}{' '}
        <Link to="/admin/settings/features" className="link">
          {m.analytics_linked_switch()}
        </Link>
      </p>
    )}
  </Panel>
)
