import { Link } from 'react-router'
import { countGuests, guestsPerPage, listGuests, type GuestRow } from '#flows/users/list-guests.ts'
import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { requestLocale } from '#platform/request.server.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/guests-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_guests_title() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const text = textParam(searchParams)
  const pages = pageWithin(searchParams.get('page'), await countGuests(db, text), guestsPerPage)
  const rows = await listGuests(db, text, pages.page)
  const shown = (row: GuestRow) => ({
    ...row,
    phoneShown: showPhone(row.phone),
    last: formatDate(row.lastAt, requestLocale()),
  })
  return { query: { text }, pages, rows: rows.map(shown), isErased: searchParams.get('done') === 'erase' }
}

type Row = GuestRow & { phoneShown: string; last: string }

const GuestLink = ({ name, orderId, phoneShown }: Row) => (
  <Link to={`/admin/users/guests/${orderId}`} className="group block min-w-0 rounded-sm">
    <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">{name}</span>
    <span className="type-fine num block font-normal text-muted">{phoneShown}</span>
  </Link>
)

const columns = (): Column<Row>[] => [
  { key: 'name', head: m.user_name(), cell: (row) => <GuestLink {...row} /> },
  { key: 'email', head: m.user_email(), className: 'break-all', cell: (row) => row.email },
  { key: 'orders', head: m.user_orders(), end: true, cell: (row) => formatCount(row.orders) },
  { key: 'value', head: m.user_value(), end: true, className: 'whitespace-nowrap', cell: (row) => dong(row.value) },
  { key: 'last', head: m.user_guests_last(), className: 'whitespace-nowrap normal-nums pl-6', cell: (row) => row.last },
]

const GuestCard = (row: Row) => (
  <>
    <GuestLink {...row} />
    <p className="type-small mt-1 flex flex-wrap gap-x-3 text-muted">
      <span>{m.user_line({ orders: formatCount(row.orders), value: dong(row.value) })}</span>
      {row.email && <span className="break-all">{row.email}</span>}
      <span className="normal-nums">{`${m.user_guests_last()}: ${row.last}`}</span>
    </p>
  </>
)

export default defineList(({ loaderData: { query, isErased } }: Route.ComponentProps) => ({
  title: m.user_guests_title(),
  listTitle: m.user_guests_title(),
  note: m.user_guests_note(),
  done: isErased && m.user_guest_erased_done(),
  back: { to: '/admin/users', label: m.user_title() },
  columns: columns(),
  card: GuestCard,
  rowKey: (row) => row.phone,
  search: m.user_search(),
  empty: { title: query.text ? m.user_none_title() : m.user_guests_none_title(), text: m.user_guests_none_text() },
}))
