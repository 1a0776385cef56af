import { Link } from 'react-router'
import { errorLimits } from '#kit/error-log.ts'
import { db } from '#platform/postgres/db.server.ts'
import { errorStats } from '#platform/errors/error-log.server.ts'
import { countErrors, errorRowsPerPage, listErrors } from '#platform/errors/list-errors.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { AdvancedNav } from './advanced-nav.tsx'
import { ErrorCard, errorColumns } from './error-columns.tsx'
import { errorSeverities, errorSeverityLooks } from './error-words.ts'
import { HourPanel } from './hour-panel.tsx'
import type { Route } from './+types/advanced-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_advanced_title() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const asked = {
    text: (searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max),
    severity: errorSeverities.find((one) => one === searchParams.get('severity')) ?? null,
  }
  const counts = await countErrors(db, asked)
  const found = asked.severity ? counts.bySeverity[asked.severity] : counts.all
  const pages = pageWithin(searchParams.get('page'), found, errorRowsPerPage)
  return {
    asked,
    counts,
    pages,
    hour: await errorStats(db, new Date(Date.now() - errorLimits.windowMs)),
    rows: await listErrors(db, asked, pages.page),
  }
}

export default function AdvancedPage({ loaderData: { asked, counts, pages, hour, rows } }: Route.ComponentProps) {
  const isSought = Boolean(asked.text || asked.severity)
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...errorSeverities.map((one) => ({
      value: one,
      label: errorSeverityLooks[one].words(),
      count: counts.bySeverity[one],
    })),
  ]
  return (
    <>
      <PageHead title={m.system_advanced_title()} note={m.system_advanced_note()}>
        <AdvancedNav />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <HourPanel {...hour} />
        <section aria-label={m.system_errors_title()} className="rounded-sm border border-line bg-surface">
          <Tabs name="severity" label={m.system_errors_by_severity()} current={asked.severity} tabs={tabs} />
          <ListSearchForm
            label={m.system_errors_search()}
            placeholder={m.system_errors_search()}
            text={asked.text}
            keep={['severity']}
          />
          {rows.length ? (
            <>
              <RowTable
                caption={m.system_errors_title()}
                columns={errorColumns()}
                rows={rows}
                rowKey={(row) => row.id}
                card={ErrorCard}
              />
              <Pager {...pages} />
            </>
          ) : (
            <EmptyRows
              title={isSought ? m.system_errors_unmatched_title() : m.system_errors_none_title()}
              action={
                isSought && (
                  <Link to="/admin/advanced" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                    {m.system_errors_show_all()}
                  </Link>
                )
              }
            >
              {isSought ? m.system_errors_unmatched_text() : m.system_errors_none_text()}
            </EmptyRows>
          )}
        </section>
      </div>
    </>
  )
}
