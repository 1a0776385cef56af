import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countReturnRows, listReturnRows } from '#shop/returns/list-return-rows.ts'
import { returnListViews, type ReturnListView } from '#shop/returns/states.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { returnLooks, returnResolutionWords } from '#web/shell/returns/return-words.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import type { Route } from './+types/returns-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.return_admin_admin() })

const perPage = 25
const views = Object.keys(returnListViews) as ReturnListView[]

export async function loader({ url }: Route.LoaderArgs) {
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'to_decide'
  const text = (url.searchParams.get('q') ?? '').normalize().trim().slice(0, searchFields.q.max)
  const counts = await countReturnRows(db, text)
  const pages = pageWithin(url.searchParams.get('page'), counts[view], perPage)
  const rows = await listReturnRows(db, { view, text, page: pages.page, limit: perPage })
  return { view, text, counts, pages, rows }
}

const viewWords = (): Record<ReturnListView, string> => ({
  to_decide: m.return_admin_view_to_decide(),
  awaited: m.return_admin_view_awaited(),
  to_settle: m.return_admin_view_to_settle(),
  over: m.return_admin_view_over(),
})

export default function ReturnsPage({ loaderData: { view, text, counts, pages, rows } }: Route.ComponentProps) {
  const tabs = views.map((value) => ({ value, label: viewWords()[value], count: counts[value] }))
  return (
    <>
      <PageHead title={m.return_admin_admin()} note={m.return_admin_admin_note()} />
      <div className="rounded-sm border border-line bg-surface">
        <Tabs name="view" label={m.return_admin_views()} current={view} tabs={tabs} />
        <ListSearchForm
          label={m.return_admin_search()}
          placeholder={m.return_admin_search()}
          text={text}
          keep={['view']}
        />
        {rows.length ? (
          <>
            <ul>
              {rows.map((row) => (
                <li key={row.id} className="num border-t border-line px-4 py-3 first:border-t-0 md:px-5">
                  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <Link
                      to={`/admin/returns/${row.id}`}
                      className="link inline-flex min-h-11 items-center font-semibold tracking-[.02em]"
                    >
                      {row.code}
                    </Link>
                    <Tag tone={returnLooks[row.state].tone}>{returnLooks[row.state].words()}</Tag>
                  </div>
                  <p className="text-ink">
                    {row.name} · {returnResolutionWords()[row.wish]}
                  </p>
                  <p className="type-small text-muted">{formatDateTime(row.askedAt, getLocale())}</p>
                </li>
              ))}
            </ul>
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows title={text ? m.return_admin_unmatched_title() : m.return_admin_none_title()}>
            {text ? m.return_admin_unmatched_text() : m.return_admin_none_text({ open: m.return_admin_open() })}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
