import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { RedirectRow } from '#shop/content/redirects/list-redirects.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

const RedirectPath = ({ from, to }: RedirectRow) => (
  <span className="break-all">
    <span className="block font-[560] text-ink">{from}</span>
    <span className="type-small block font-normal text-muted">{m.redirect_leads({ to })}</span>
  </span>
)

const Acts = (row: RedirectRow) => (
  <div className="flex flex-wrap justify-end gap-1">
    <Link
      to={`?edit=${row.id}`}
      className={buttonClass({ size: 'sm', variant: 'quiet' })}
      aria-label={m.redirect_edit({ from: row.from })}
    >
      {m.redirect_do_edit()}
    </Link>
    <Remove {...row} />
  </div>
)

const Remove = ({ id, from }: RedirectRow) => (
  <Link
    to={`?remove=${id}`}
    className={buttonClass({ size: 'sm', variant: 'quiet' })}
    aria-label={m.redirect_remove({ from })}
  >
    {m.redirect_do_remove()}
  </Link>
)

const time = (at: Date | null) => (at ? formatDateTime(at, getLocale()) : '–')

export const redirectColumns = (): Column<RedirectRow>[] => [
  { key: 'way', head: m.redirect_from(), sort: { by: 'from', first: 'up' }, cell: (row) => <RedirectPath {...row} /> },
  {
    key: 'hits',
    head: m.redirect_hits(),
    end: true,
    sort: { by: 'hits', first: 'down' },
    cell: (row) => formatCount(row.hits),
  },
  { key: 'last', head: m.redirect_last(), className: 'pl-6 whitespace-nowrap', cell: (row) => time(row.lastHitAt) },
  { key: 'by', head: m.redirect_by(), cell: (row) => row.by ?? m.redirect_by_shop() },
  {
    key: 'time',
    head: m.redirect_since(),
    className: 'whitespace-nowrap',
    sort: { by: 'time', first: 'down' },
    cell: (row) => time(row.createdAt),
  },
  { key: 'remove', head: m.redirect_do_remove(), fixed: true, end: true, cell: (row) => <Acts {...row} /> },
]

export const RedirectCard = (row: RedirectRow) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <RedirectPath {...row} />
      <span className="type-fine text-muted">{m.redirect_hit_count({ count: formatCount(row.hits) })}</span>
    </div>
    <Acts {...row} />
  </div>
)
