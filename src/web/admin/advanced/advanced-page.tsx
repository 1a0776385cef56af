import { errorLimits } from '#kit/error-log.ts'
import { db } from '#platform/postgres/db.server.ts'
import { errorStats } from '#platform/errors/error-log.server.ts'
import { countErrors, errorRowsPerPage, listErrors } from '#platform/errors/list-errors.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { AdvancedNav } from './advanced-nav.tsx'
import { ErrorCard, errorColumns } from './error-columns.tsx'
import { errorSeverities, errorSeverityLooks } from './error-words.ts'
import { HourPanel } from './hour-panel.tsx'
import type { Route } from './+types/advanced-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_advanced_title() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const query = {
    text: textParam(searchParams),
    severity: errorSeverities.find((one) => one === searchParams.get('severity')) ?? null,
  }
  const counts = await countErrors(db, query)
  const found = query.severity ? counts.bySeverity[query.severity] : counts.all
  const pages = pageWithin(searchParams.get('page'), found, errorRowsPerPage)
  return {
    query,
    counts,
    pages,
    hour: await errorStats(db, new Date(Date.now() - errorLimits.windowMs)),
    rows: await listErrors(db, query, pages.page),
  }
}

export default defineList(({ loaderData: { query, counts, hour } }: Route.ComponentProps) => ({
  title: m.system_advanced_title(),
  listTitle: m.system_errors_title(),
  note: m.system_advanced_note(),
  actions: <AdvancedNav />,
  above: <HourPanel {...hour} />,
  columns: errorColumns(),
  card: ErrorCard,
  tabs: {
    name: 'severity',
    label: m.system_errors_by_severity(),
    current: query.severity,
    all: counts.all,
    of: errorSeverities.map((one) => ({
      value: one,
      label: errorSeverityLooks[one].words(),
      count: counts.bySeverity[one],
    })),
  },
  search: m.system_errors_search(),
  empty: (isNarrowed) =>
    isNarrowed || query.severity
      ? {
          title: m.system_errors_unmatched_title(),
          text: m.system_errors_unmatched_text(),
          showAll: m.system_errors_show_all(),
        }
      : { title: m.system_errors_none_title(), text: m.system_errors_none_text() },
}))
