import { Link } from 'react-router'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { inquiryStates } from '#shop/inquiries/inquiry.ts'
import { countInquiries, inquiriesPerPage, listInquiries } from '#shop/inquiries/queries.ts'
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
import { InquiryCard, inquiryColumns } from './inquiry-columns.tsx'
import type { Route } from './+types/inquiries-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.inquiry_admin() })

/** As much of what was written as tells what it is about. */
const beginningOf = (text: string) => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text)

const shown = ['id', 'name', 'email', 'phone', 'topic', 'orderCode', 'state', 'createdAt'] as const

export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max)
  const asked = url.searchParams.get('state') ?? 'open'
  const state = inquiryStates.find((one) => one === asked) ?? null
  const counts = await countInquiries(db, { text })
  const all = counts.open + counts.answered
  const pages = pageWithin(url.searchParams.get('page'), state ? counts[state] : all, inquiriesPerPage)
  const rows = await listInquiries(db, { text, state }, pages.page)
  return {
    text,
    state,
    counts: { ...counts, all },
    pages,
    rows: rows.map((row) => ({ ...pick(row, shown), beginning: beginningOf(row.text) })),
  }
}

export default function InquiriesPage({ loaderData }: Route.ComponentProps) {
  const { text, state, counts, pages, rows } = loaderData
  const tabs = [
    { value: null, label: m.inquiry_state_open(), count: counts.open },
    { value: 'answered', label: m.inquiry_state_answered(), count: counts.answered },
    { value: 'all', label: m.admin_all(), count: counts.all },
  ]
  const isEverEmpty = counts.all === 0 && !text
  return (
    <>
      <PageHead title={m.inquiry_admin()} note={m.inquiry_admin_note()} />
      <div className="rounded-sm border border-line bg-surface">
        <Tabs
          name="state"
          label={m.inquiry_by_state()}
          current={state === 'open' ? null : (state ?? 'all')}
          tabs={tabs}
        />
        <ListSearchForm label={m.inquiry_search()} placeholder={m.inquiry_search()} text={text} keep={['state']} />
        {rows.length ? (
          <>
            <RowTable
              caption={m.inquiry_admin()}
              columns={inquiryColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={InquiryCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={isEverEmpty ? m.inquiry_none() : text ? m.inquiry_unmatched() : m.inquiry_all_done()}
            action={
              !isEverEmpty && (
                <Link to="/admin/inquiries?state=all" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.inquiry_show_all()}
                </Link>
              )
            }
          >
            {isEverEmpty ? m.inquiry_none_text() : m.inquiry_all_done_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
