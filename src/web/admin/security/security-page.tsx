import { db } from '#platform/postgres/db.server.ts'
import { eventSeverities } from '#shop/security/event.ts'
import { findRisk } from '#shop/security/find-risk.ts'
import { countSecurityEvents, eventsPerPage, listSecurityEvents } from '#shop/security/list-security-events.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { sinceOf } from '#shop/security/security-period.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { eventFilters, readEventParams, usualPeriod } from './read-event-params.ts'
import { EventCard, eventColumns } from './event-columns.tsx'
import { eventSeverityLooks } from './event-words.ts'
import { Monitor, PrintButton, ReportHead } from './monitor.tsx'
import type { Route } from './+types/security-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_monitor_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readEventParams(url.searchParams)
  const now = new Date()
  const since = sinceOf(asked.period ?? usualPeriod, now)
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

export default defineList(({ loaderData }: Route.ComponentProps) => ({
  title: m.security_monitor_title(),
  listTitle: m.security_monitor_events(),
  actions: <PrintButton />,
  above: <Monitor {...loaderData} />,
  columns: eventColumns(),
  card: EventCard,
  tabs: {
    name: 'severity',
    label: m.security_monitor_by_severity(),
    current: loaderData.asked.severity,
    all: loaderData.all,
    of: eventSeverities.toReversed().map((severity) => ({
      value: severity,
      label: eventSeverityLooks[severity].words(),
      count: loaderData.bySeverity[severity],
    })),
  },
  search: m.security_monitor_search(),
  filters: eventFilters(loaderData.types),
  beforeRows: <ReportHead {...loaderData} />,
  empty: noEvents(loaderData.asked),
}))

type Loaded = Route.ComponentProps['loaderData']

const noEvents = ({ text, type, severity }: Loaded['asked']) =>
  text || type || severity
    ? {
        title: m.security_monitor_none_title(),
        text: m.security_monitor_unmatched_text(),
        showAll: m.security_monitor_show_all(),
      }
    : { title: m.security_monitor_none_title(), text: m.security_monitor_none_text() }
