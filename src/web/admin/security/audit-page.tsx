import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { auditRowsPerPage, countAudit, listAuditChoices, searchAudit } from '#shop/security/search-audit.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { readAuditParams } from './read-audit-params.ts'
import { AuditCard, auditColumns } from './audit-columns.tsx'
import { AuditFilters, auditFilters, AuditMore } from './audit-filters.tsx'
import { AuditQuestions } from './audit-questions.tsx'
import type { Route } from './+types/audit-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.audit_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { query, ...chosen } = readAuditParams(url.searchParams, shopDay(new Date()))
  const pages = pageWithin(url.searchParams.get('page'), await countAudit(db, query), auditRowsPerPage)
  return {
    query,
    chosen,
    pages,
    choices: await listAuditChoices(db),
    views: await listViews(db, context.get(adminContext).id, '/admin/security/audit'),
    rows: await searchAudit(db, query, { page: pages.page }),
  }
}

export default defineList(({ loaderData: { query, chosen, choices } }: Route.ComponentProps) => ({
  title: m.audit_title(),
  note: m.audit_lead(),
  back: { to: '/admin/security', label: m.security_monitor_title() },
  beforeTools: <AuditQuestions />,
  columns: auditColumns(),
  card: AuditCard,
  exportTo: '/admin/security/audit/export',
  search: m.audit_search(),
  fields: <AuditFilters query={query} days={chosen.days} choices={choices} />,
  more: { names: auditFilters, fields: <AuditMore query={query} typed={chosen.typed} /> },
  clearedParams: ['days'],
  empty: (isNarrowed) =>
    isNarrowed
      ? { title: m.audit_none_title(), text: m.audit_unmatched_text(), showAll: m.audit_show_all() }
      : { title: m.audit_none_title(), text: m.audit_none_text() },
}))
