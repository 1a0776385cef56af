import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { StaffRoleRow } from '#shop/identity/staff/list-staff-roles.ts'
import { m } from '#words/messages.js'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { staffAreaWords } from './staff-area-words.ts'

type Row = StaffRoleRow & { members: { id: string; name: string }[] }

const Name = ({ id, name }: Row) => (
  <Link to={`/admin/users/roles/${id}`} className="link font-[560]">
    {name}
  </Link>
)

const areaNames = ({ areas }: Row) => areas.map((area) => staffAreaWords[area]()).join(' · ')

const Limits = ({ discountPercent, refundLimit }: Row) => (
  <span className="num grid">
    <span>
      {discountPercent === null
        ? m.user_staff_discount_any()
        : m.user_staff_discount_most({ percent: discountPercent })}
    </span>
    <span>
      {refundLimit === null ? m.user_staff_refund_any() : m.user_staff_refund_most({ most: dong(refundLimit) })}
    </span>
  </span>
)

const Members = ({ members }: Row) =>
  members.length === 0 ? (
    <span className="text-muted">{m.user_staff_members_none()}</span>
  ) : (
    <ul className="grid">
      {members.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/admin/users/${id}`} className="link inline-flex min-h-8 items-center">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )

export const StaffRoleCard = (row: Row) => (
  <div className="grid gap-1.5">
    <Name {...row} />
    <p>{areaNames(row)}</p>
    <div className="type-small text-muted">
      <Limits {...row} />
    </div>
    <Members {...row} />
  </div>
)

export const staffRoleColumns = (): Column<Row>[] => [
  { key: 'name', head: m.user_staff_name(), cell: (row) => <Name {...row} /> },
  { key: 'areas', head: m.user_staff_areas(), cell: (row) => areaNames(row) },
  { key: 'limits', head: m.user_staff_limits(), cell: (row) => <Limits {...row} /> },
  { key: 'members', head: m.user_staff_members(), cell: (row) => <Members {...row} /> },
]
