import { Form, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clearCspReports } from '#shop/security/clear-csp-reports.ts'
import { countCspReports, listCspReports, reportsPerPage, type CspReportRow } from '#shop/security/list-csp-reports.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import type { Route } from './+types/reports-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_csp_title() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const counted = await countCspReports(db)
  const directive = counted.find((one) => one.directive === searchParams.get('directive'))?.directive ?? null
  const all = counted.reduce((sum, { n }) => sum + n, 0)
  const found = directive ? counted.find((one) => one.directive === directive)!.n : all
  const pages = pageWithin(searchParams.get('page'), found, reportsPerPage)
  return {
    counted,
    all,
    directive,
    pages,
    rows: await listCspReports(db, { directive, page: pages.page }),
    isDone: searchParams.has('done'),
  }
}

export async function action({ context }: Route.ActionArgs) {
  await clearCspReports(db, context.get(adminContext).actor)
  return redirect('/admin/security/reports?done=1', 303)
}

export const shouldRevalidate = () => true

const at = (time: Date) => formatDateTime(time, getLocale())

const Outcomes = ({ disposition }: CspReportRow) =>
  disposition === 'enforce' ? (
    <Tag tone="green">{m.security_csp_blocked()}</Tag>
  ) : (
    <Tag tone="amber">{m.security_csp_reported()}</Tag>
  )

const columns = (): Column<CspReportRow>[] => [
  {
    key: 'last',
    head: m.security_csp_last(),
    className: 'whitespace-nowrap normal-nums',
    cell: (row) => at(row.lastAt),
  },
  {
    key: 'directive',
    head: m.security_csp_directive(),
    cell: (row) => <b className="font-semibold">{row.directive}</b>,
  },
  { key: 'blocked', head: m.security_csp_what(), className: 'break-all', cell: (row) => row.blocked },
  { key: 'page', head: m.security_csp_page(), className: 'break-all', cell: (row) => row.page },
  { key: 'source', head: m.security_csp_source(), className: 'break-all', spare: true, cell: (row) => row.source },
  { key: 'times', head: m.security_csp_times(), end: true, cell: (row) => formatCount(row.times) },
  { key: 'outcome', head: m.security_csp_outcome(), cell: (row) => <Outcomes {...row} /> },
]

const ReportCard = (row: CspReportRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <b className="font-semibold text-ink">{row.directive}</b>
      <Outcomes {...row} />
    </div>
    <p className="break-all text-ink">{row.blocked}</p>
    <p className="type-small break-all text-muted normal-nums">
      {row.page} · {m.security_csp_times_seen({ times: formatCount(row.times) })} · {at(row.lastAt)}
    </p>
  </>
)

export default function ReportsPage({
  loaderData: { counted, all, directive, pages, rows, isDone },
}: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: all },
    ...counted.map((one) => ({ value: one.directive, label: one.directive, count: one.n })),
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/security', label: m.security_monitor_title() }}
        title={m.security_csp_title()}
        note={m.security_csp_note()}
      >
        {all > 0 && (
          <Form method="post">
            <SubmitButton intent="clear" busyText={m.admin_busy()} variant="outline">
              {m.security_csp_clear()}
            </SubmitButton>
          </Form>
        )}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome done={isDone ? m.security_csp_cleared() : undefined} />
        <section aria-label={m.security_csp_title()} className="rounded-sm border border-line bg-surface">
          {rows.length ? (
            <>
              <Tabs name="directive" label={m.security_csp_by_directive()} current={directive} tabs={tabs} />
              <RowTable
                caption={m.security_csp_title()}
                columns={columns()}
                rows={rows}
                rowKey={(row) => row.id}
                card={ReportCard}
              />
              <Pager {...pages} />
            </>
          ) : (
            <EmptyRows title={m.security_csp_none_title()}>{m.security_csp_none_text()}</EmptyRows>
          )}
        </section>
      </div>
    </>
  )
}
