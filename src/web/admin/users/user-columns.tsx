import { Link } from 'react-router'
import type { UserRow } from '#flows/users/list-users.ts'
import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { Tag } from '#ui/tag.tsx'
import { aloneTimeClass, RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { RoleTags } from './role-tags.tsx'

/** A user with the formatted phone number. */
type ShownUser = UserRow & { phoneShown: string | null }

const Name = ({ id, name, email }: ShownUser) => (
  <Link to={`/admin/users/${id}`} className="group block min-w-0 rounded-sm">
    <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">{name}</span>
    <span className="type-fine block font-normal break-all text-muted">{email}</span>
  </Link>
)

const StateTags = ({ emailVerified, hasTwoFactor, lockedAt }: ShownUser) => (
  <span className="flex flex-wrap gap-1.5">
    {lockedAt && <Tag tone="red">{m.user_locked()}</Tag>}
    {!emailVerified && <Tag tone="amber">{m.user_unconfirmed()}</Tag>}
    {hasTwoFactor && <Tag tone="green">{m.user_two_factor()}</Tag>}
  </span>
)

export const LastSeen = ({ at, isAlone }: { at: Date | null; isAlone?: boolean }) =>
  at ? <RelativeTime at={at} className={isAlone ? aloneTimeClass : undefined} /> : m.user_never()

export const userColumns = (): Column<ShownUser>[] => [
  { key: 'name', head: m.user_name(), sort: { by: 'name', first: 'up' }, cell: (row) => <Name {...row} /> },
  {
    key: 'phone',
    head: m.user_phone(),
    spare: true,
    className: 'num whitespace-nowrap',
    cell: (row) => row.phoneShown,
  },
  { key: 'role', head: m.user_role(), cell: (row) => <RoleTags roles={row.roles} staffRole={row.staffRole} /> },
  { key: 'orders', head: m.user_orders(), end: true, cell: (row) => formatCount(row.orders) },
  { key: 'value', head: m.user_value(), end: true, className: 'whitespace-nowrap', cell: (row) => dong(row.value) },
  {
    key: 'seen',
    head: m.user_seen(),
    className: 'whitespace-nowrap normal-nums pl-6',
    cell: (row) => <LastSeen at={row.lastSeen} isAlone />,
  },
  {
    key: 'joined',
    head: m.user_joined(),
    className: 'whitespace-nowrap normal-nums md:max-lg:hidden',
    sort: { by: 'joined', first: 'down' },
    cell: (row) => formatDate(row.joinedAt, getLocale()),
  },
  { key: 'state', head: m.user_state(), cell: (row) => <StateTags {...row} /> },
]

export const UserCard = (row: ShownUser) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Name {...row} />
      <RoleTags roles={row.roles} staffRole={row.staffRole} />
    </div>
    <p className="type-small mt-1 flex flex-wrap gap-x-3 text-muted">
      <span>{m.user_line({ orders: formatCount(row.orders), value: dong(row.value) })}</span>
      {row.phoneShown && <span>{row.phoneShown}</span>}
      <span className="normal-nums">
        {m.user_seen()}: <LastSeen at={row.lastSeen} />
      </span>
    </p>
    <StateTags {...row} />
  </>
)
