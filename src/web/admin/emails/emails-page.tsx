import { Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { countEmails, listEmails, emailRowsPerPage } from '#shop/notifications/emails/list-emails.ts'
import { emailStates } from '#shop/notifications/email-state.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { readEmailParams } from './read-email-params.ts'
import { EmailCard, emailColumns } from './email-columns.tsx'
import { emailLooks } from './email-words.ts'
import type { Route } from './+types/emails-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.email_log_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readEmailParams(url.searchParams)
  const counts = await countEmails(db, asked)
  const rows = asked.state ? counts.byState[asked.state] : counts.all
  const pages = pageWithin(url.searchParams.get('page'), rows, emailRowsPerPage)
  return { asked, counts, pages, rows: await listEmails(db, asked, pages.page) }
}

export default function EmailsPage({ loaderData: { asked, counts, pages, rows } }: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...emailStates.map((state) => ({ value: state, label: emailLooks[state].words(), count: counts.byState[state] })),
  ]
  const isSought = Boolean(asked.text || asked.state || asked.kind)
  return (
    <>
      <PageHead title={m.email_log_title()}>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/mails/texts" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.email_wording_title()}
          </Link>
          <Link to="/admin/mails/preview" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.email_log_previews()}
          </Link>
        </div>
      </PageHead>
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="state" label={m.email_log_by_state()} current={asked.state} tabs={tabs} />
        <ListSearchForm
          label={m.email_log_search()}
          placeholder={m.email_log_search()}
          text={asked.text}
          keep={['state', 'kind']}
        />
        {rows.length ? (
          <>
            <RowTable
              caption={m.email_log_title()}
              columns={emailColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={EmailCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={isSought ? m.email_log_unmatched_title() : m.email_log_none_title()}
            action={
              isSought && (
                <Link to="/admin/mails" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.email_log_show_all()}
                </Link>
              )
            }
          >
            {isSought ? m.email_log_unmatched_text() : m.email_log_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
