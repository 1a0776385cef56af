import { Link } from 'react-router'
import { db } from '#platform/db.server.ts'
import { countMails, listMails, mailRowsPerPage } from '#shop/notifications/list-mails.ts'
import { mailStates } from '#shop/notifications/mail-state.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '../frame/page-head.tsx'
import { EmptyRows } from '../table/empty-rows.tsx'
import { Pager } from '../table/pager.tsx'
import { pageWithin } from '../table/pages.ts'
import { RowTable } from '../table/row-table.tsx'
import { SearchForm } from '../table/search-form.tsx'
import { Tabs } from '../table/tabs.tsx'
import { askedMails } from './asked-mails.ts'
import { MailCard, mailColumns } from './mail-columns.tsx'
import { mailLooks } from './mail-words.ts'
import type { Route } from './+types/mails-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.mails_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const asked = askedMails(url.searchParams)
  const counts = await countMails(db, asked)
  const rows = asked.state ? counts.byState[asked.state] : counts.all
  const pages = pageWithin(url.searchParams.get('page'), rows, mailRowsPerPage)
  return { asked, counts, pages, rows: await listMails(db, asked, pages.page) }
}

export default function MailsPage({ loaderData: { asked, counts, pages, rows } }: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...mailStates.map((state) => ({ value: state, label: mailLooks[state].words(), count: counts.byState[state] })),
  ]
  const isSought = Boolean(asked.text || asked.state || asked.kind)
  return (
    <>
      <PageHead title={m.mails_title()}>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/mails/texts" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.letters_title()}
          </Link>
          <Link to="/admin/mails/preview" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.mails_previews()}
          </Link>
        </div>
      </PageHead>
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="state" label={m.mails_by_state()} current={asked.state} tabs={tabs} />
        <SearchForm
          label={m.mails_search()}
          placeholder={m.mails_search()}
          text={asked.text}
          keep={['state', 'kind']}
        />
        {rows.length ? (
          <>
            <RowTable
              caption={m.mails_title()}
              columns={mailColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={MailCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={isSought ? m.mails_unmatched_title() : m.mails_none_title()}
            action={
              isSought && (
                <Link to="/admin/mails" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.mails_show_all()}
                </Link>
              )
            }
          >
            {isSought ? m.mails_unmatched_text() : m.mails_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
