import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { eventSeverities } from '#shop/security/event.ts'
import { findRisk } from '#shop/security/find-risk.ts'
import { countSecurityEvents, eventsPerPage, listSecurityEvents } from '#shop/security/list-security-events.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { sinceOf } from '#shop/security/security-period.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { readEventParams } from './read-event-params.ts'
import { EventCard, eventColumns } from './event-columns.tsx'
import { EventFilters } from './event-filters.tsx'
import { securityPeriodWords, eventSeverityLooks } from './event-words.ts'
import { SecurityWarnings } from './security-warnings.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { SecurityNav } from './security-nav.tsx'
import { useMonitorRefresh } from './use-monitor-refresh.ts'
import type { Route } from './+types/security-page.ts'

const refreshMs = 60_000

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_monitor_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readEventParams(url.searchParams)
  const now = new Date()
  const since = sinceOf(asked.period, now)
  const counted = await countSecurityEvents(db, { since, text: asked.text })
  const sum = (rows: typeof counted) => rows.reduce((total, { n }) => total + n, 0)
  const ofType = counted.filter(({ type }) => !asked.type || type === asked.type)
  const bySeverity = Object.fromEntries(
    eventSeverities.map((severity) => [severity, sum(ofType.filter((row) => row.severity === severity))]),
  )
  const all = sum(ofType)
  const rows = asked.severity ? bySeverity[asked.severity]! : all
  const pages = pageWithin(url.searchParams.get('page'), rows, eventsPerPage)
  const types = new Set([...counted.map(({ type }) => type), ...(asked.type ? [asked.type] : [])])
  return {
    asked,
    now,
    risk: await findRisk(db, now),
    security: (await findSettings(db)).security,
    all,
    bySeverity,
    types: [...types].toSorted(),
    pages,
    rows: await listSecurityEvents(db, { ...asked, since, page: pages.page }),
  }
}

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { security } = loaderData
  useMonitorRefresh(refreshMs, security.enableRealTimeMonitoring)
  const { asked, now, risk, all, bySeverity, types, pages, rows } = loaderData
  const tabs = [
    { value: null, label: m.admin_all(), count: all },
    ...eventSeverities.toReversed().map((severity) => ({
      value: severity,
      label: eventSeverityLooks[severity].words(),
      count: bySeverity[severity],
    })),
  ]
  return (
    <>
      <PageHead title={m.security_monitor_title()}>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            type="button"
            size="sm"
            variant="outline"
            icon={<Printer aria-hidden size={18} strokeWidth={1.7} />}
            onClick={() => window.print()}
          >
            {m.security_monitor_print()}
          </Button>
        </div>
      </PageHead>
      <div className="grid gap-5">
        <SecurityNav />
        <SecurityWarnings security={security} />
        <RiskPanel risk={risk} now={now} isLive={security.enableRealTimeMonitoring} />
        <section aria-label={m.security_monitor_events()} className="min-w-0 rounded-sm border border-line bg-surface">
          <div className="print:hidden">
            <Tabs name="severity" label={m.security_monitor_by_severity()} current={asked.severity} tabs={tabs} />
            <ListSearchForm
              label={m.security_monitor_search()}
              text={asked.text}
              keep={['severity']}
              filters={['type', 'period']}
              active={Number(asked.type !== null) + Number(asked.period !== '24h')}
              filtered={Boolean(asked.text || asked.type || asked.period !== '24h')}
            >
              <EventFilters asked={asked} types={types} />
            </ListSearchForm>
          </div>
          <ReportHead {...loaderData} />
          {rows.length ? (
            <>
              <RowTable
                caption={m.security_monitor_events()}
                columns={eventColumns()}
                rows={rows}
                rowKey={(row) => row.id}
                card={EventCard}
              />
              <div className="print:hidden">
                <Pager {...pages} />
              </div>
            </>
          ) : (
            <NoEvents isSought={Boolean(asked.text || asked.type || asked.severity)} />
          )}
        </section>
      </div>
    </>
  )
}

/** What a printed page must say of itself. */
const ReportHead = ({ asked, now, pages, rows }: Route.ComponentProps['loaderData']) => (
  <p className="hidden px-4 py-3 print:block">
    {m.security_monitor_report({
      period: securityPeriodWords[asked.period](),
      time: formatDateTime(now, getLocale()),
      page: pages.page,
      shown: formatCount(rows.length),
      all: formatCount(pages.rows),
    })}
  </p>
)

const NoEvents = ({ isSought }: { isSought: boolean }) => (
  <EmptyRows
    title={m.security_monitor_none_title()}
    action={
      isSought && (
        <Link to="/admin/security" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.security_monitor_show_all()}
        </Link>
      )
    }
  >
    {isSought ? m.security_monitor_unmatched_text() : m.security_monitor_none_text()}
  </EmptyRows>
)
