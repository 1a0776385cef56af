import { Link } from 'react-router'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { inquiryStates } from '#shop/inquiries/inquiry.ts'
import { countInquiries, inquiriesPerPage, listInquiries } from '#shop/inquiries/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { InquiryCard, inquiryColumns } from './inquiry-columns.tsx'
import type { Route } from './+types/inquiries-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.inquiry_admin() })

/** The beginning of a message shows what it is about. */
const excerptOf = (text: string) => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text)

const shown = ['id', 'name', 'email', 'phone', 'topic', 'orderCode', 'state', 'createdAt'] as const

export async function loader({ url }: Route.LoaderArgs) {
  const text = textParam(url.searchParams)
  const stateParam = url.searchParams.get('state') ?? 'open'
  const state = inquiryStates.find((one) => one === stateParam) ?? null
  const counts = await countInquiries(db, { text })
  const all = counts.open + counts.answered
  const pages = pageWithin(url.searchParams.get('page'), state ? counts[state] : all, inquiriesPerPage)
  const rows = await listInquiries(db, { text, state }, pages.page)
  return {
    query: { text, state },
    counts: { ...counts, all },
    pages,
    rows: rows.map((row) => ({ ...pick(row, shown), excerpt: excerptOf(row.text) })),
  }
}

export default defineList(({ loaderData: { query, counts } }: Route.ComponentProps) => ({
  title: m.inquiry_admin(),
  note: m.inquiry_admin_note(),
  columns: inquiryColumns(),
  card: InquiryCard,
  tabs: {
    name: 'state',
    label: m.inquiry_by_state(),
    current: query.state === 'open' ? null : (query.state ?? 'all'),
    of: [
      { value: null, label: m.inquiry_state_open(), count: counts.open },
      { value: 'answered', label: m.inquiry_state_answered(), count: counts.answered },
      { value: 'all', label: m.admin_all(), count: counts.all },
    ],
  },
  search: m.inquiry_search(),
  empty:
    counts.all === 0 && !query.text
      ? { title: m.inquiry_none(), text: m.inquiry_none_text() }
      : {
          title: query.text ? m.inquiry_unmatched() : m.inquiry_all_done(),
          text: m.inquiry_all_done_text(),
          action: (
            <Link to="/admin/inquiries?state=all" className={buttonClass({ size: 'sm', variant: 'outline' })}>
              {m.inquiry_show_all()}
            </Link>
          ),
        },
}))
