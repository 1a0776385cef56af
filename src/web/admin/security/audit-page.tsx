import { Link } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { auditRowsPerPage, countAudit, listAuditChoices, searchAudit } from '#shop/security/search-audit.ts'
import { listViews } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { readAuditParams } from './read-audit-params.ts'
import { AuditCard, auditColumns } from './audit-columns.tsx'
import { AuditFilters, auditFilters, AuditMore } from './audit-filters.tsx'
import { AuditQuestions } from './audit-questions.tsx'
import type { Route } from './+types/audit-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.audit_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { asked, ...chosen } = readAuditParams(url.searchParams, shopDay(new Date()))
  const pages = pageWithin(url.searchParams.get('page'), await countAudit(db, asked), auditRowsPerPage)
  return {
    asked,
    chosen,
    pages,
    choices: await listAuditChoices(db),
    views: await listViews(db, context.get(adminContext).id, '/admin/security/audit'),
    rows: await searchAudit(db, asked, { page: pages.page }),
  }
}

export default function AuditPage({
  loaderData: { asked, chosen, pages, choices, views, rows },
}: Route.ComponentProps) {
  const isSought = Object.values(asked).some((one) => one !== null && one !== '')
  return (
    <>
      <PageHead
        back={{ to: '/admin/security', label: m.security_monitor_title() }}
        title={m.audit_title()}
        note={m.audit_lead()}
      />
      <div className="rounded-sm border border-line bg-surface">
        <AuditQuestions />
        <ListTools columns={auditColumns()} views={views} exportTo="/admin/security/audit/export" />
        <ListSearchForm
          label={m.audit_search()}
          placeholder={m.audit_search()}
          text={asked.text}
          keep={[]}
          filters={auditFilters}
          filtered={isSought}
          more={<AuditMore asked={asked} typed={chosen.typed} />}
        >
          <AuditFilters asked={asked} days={chosen.days} choices={choices} />
        </ListSearchForm>
        {rows.length ? (
          <>
            <RowTable
              caption={m.audit_title()}
              columns={auditColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={AuditCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={m.audit_none_title()}
            action={
              isSought && (
                <Link to="/admin/security/audit" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.audit_show_all()}
                </Link>
              )
            }
          >
            {isSought ? m.audit_unmatched_text() : m.audit_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
