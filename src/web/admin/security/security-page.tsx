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
import { eventFilters, readEventParams, defaultPeriod } from './read-event-params.ts'
import { EventCard, eventColumns } from './event-columns.tsx'
import { eventSeverityLooks } from './event-words.ts'
import { Monitor, PrintButton, ReportHead } from './monitor.tsx'
import type { Route } from './+types/security-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_monitor_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const query = readEventParams(url.searchParams)
  const now = new Date()
  const since = sinceOf(query.period ?? defaultPeriod, now)
  const counted = await countSecurityEvents(db, { since, text: query.text })
  const sum = (rows: typeof counted) => rows.reduce((total, { n }) => total + n, 0)
  const ofType = counted.filter(({ type }) => !query.type || type === query.type)
  const bySeverity = Object.fromEntries(
    eventSeverities.map((severity) => [severity, sum(ofType.filter((row) => row.severity === severity))]),
  )
  const all = sum(ofType)
  const rows = query.severity ? bySeverity[query.severity]! : all
  const pages = pageWithin(url.searchParams.get('page'), rows, eventsPerPage)
  const types = new Set([...counted.map(({ type }) => type), ...(query.type ? [query.type] : [])])
  return {
    query,
    now,
    risk: await findRisk(db, now),
    security: (await findSettings(db)).security,
    all,
    bySeverity,
    types: [...types].toSorted(),
    pages,
    rows: await listSecurityEvents(db, { ...query, since, page: pages.page }),
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
    current: loaderData.query.severity,
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
  empty: noEvents(loaderData.query),
}))

type Loaded = Route.ComponentProps['loaderData']

const noEvents = ({ text, type, severity }: Loaded['query']) =>
  text || type || severity
    ? {
        title: m.security_monitor_none_title(),
        text: m.security_monitor_unmatched_text(),
        showAll: m.security_monitor_show_all(),
      }
    : { title: m.security_monitor_none_title(), text: m.security_monitor_none_text() }
