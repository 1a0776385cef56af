import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import type { Route } from './+types/promotions-page.ts'

type Row = Route.ComponentProps['loaderData']['rows'][number]

const Name = ({ row }: { row: Row }) => (
  <>
    <Link to={`/admin/promotions/${row.id}`} className="font-[560] text-ink hover:underline">
      {row.name}
    </Link>
    <span className="type-fine block max-w-xl font-normal text-muted">{row.said}</span>
  </>
)

const codeOf = (row: Row) =>
  row.byCode ? (row.code ?? m.promotion_codes_count({ count: formatCount(row.codes) })) : m.promotion_auto()
const usesOf = (row: Row) =>
  row.maxUses === null ? formatCount(row.uses) : `${formatCount(row.uses)} / ${formatCount(row.maxUses)}`
const timeOf = ({ startsAt, endsAt }: Row) =>
  [startsAt && formatDate(startsAt, getLocale()), endsAt ? formatDate(endsAt, getLocale()) : m.promotion_no_end()]
    .filter(Boolean)
    .join(' – ')

export const promotionColumns = (): Column<Row>[] => [
  { key: 'name', head: m.promotion_col_name(), cell: (row) => <Name row={row} /> },
  { key: 'code', head: m.promotion_col_code(), cell: codeOf },
  { key: 'uses', head: m.promotion_col_uses(), cell: usesOf, end: true },
  { key: 'given', head: m.promotion_col_given(), cell: (row) => dong(row.given), end: true },
  { key: 'time', head: m.promotion_col_time(), cell: timeOf },
]

export const PromotionCard = (row: Row) => (
  <>
    <Name row={row} />
    <p className="mt-1 text-body">
      {codeOf(row)} · {m.promotion_col_uses()} {usesOf(row)} · {dong(row.given)}
    </p>
    <p className="type-fine text-muted">{timeOf(row)}</p>
  </>
)
