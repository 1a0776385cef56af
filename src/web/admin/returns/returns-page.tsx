import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countReturnRows, listReturnRows } from '#shop/returns/list-return-rows.ts'
import { returnListViews, type ReturnListView } from '#shop/returns/states.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { returnLooks, returnResolutionWords } from '#web/shell/returns/return-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/returns-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.return_admin_admin() })

const perPage = 25
const views = Object.keys(returnListViews) as ReturnListView[]

export async function loader({ url }: Route.LoaderArgs) {
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'to_decide'
  const text = textParam(url.searchParams)
  const counts = await countReturnRows(db, text)
  const pages = pageWithin(url.searchParams.get('page'), counts[view], perPage)
  const rows = await listReturnRows(db, { view, text, page: pages.page, limit: perPage })
  return { query: { text }, view, counts, pages, rows }
}

const viewWords = (): Record<ReturnListView, string> => ({
  to_decide: m.return_admin_view_to_decide(),
  awaited: m.return_admin_view_awaited(),
  to_settle: m.return_admin_view_to_settle(),
  over: m.return_admin_view_over(),
})

export default defineList(({ loaderData: { view, counts } }: Route.ComponentProps) => ({
  title: m.return_admin_admin(),
  note: m.return_admin_admin_note(),
  tabs: {
    name: 'view',
    label: m.return_admin_views(),
    current: view,
    of: views.map((value) => ({ value, label: viewWords()[value], count: counts[value] })),
  },
  search: m.return_admin_search(),
  body: (rows) => (
    <ul>
      {rows.map((row) => (
        <ReturnItem key={row.id} row={row} />
      ))}
    </ul>
  ),
  empty: (isNarrowed) =>
    isNarrowed
      ? { title: m.return_admin_unmatched_title(), text: m.return_admin_unmatched_text() }
      : { title: m.return_admin_none_title(), text: m.return_admin_none_text({ open: m.return_admin_open() }) },
}))

type Row = Route.ComponentProps['loaderData']['rows'][number]

const ReturnItem = ({ row }: { row: Row }) => (
  <li className="num border-t border-line px-4 py-3 first:border-t-0 md:px-5">
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
    <p className="type-small text-muted">{formatDateTime(row.requestedAt, getLocale())}</p>
  </li>
)
