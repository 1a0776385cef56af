import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { StocktakeRow } from '#shop/inventory/stocktakes/list-stocktakes.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { StocktakeTag } from './stocktake-tag.tsx'

const Name = ({ id, note }: StocktakeRow) => (
  <Link to={`/admin/inventory/counts/${id}`} className="link -my-2 inline-flex min-h-9 items-center font-semibold">
    {note}
  </Link>
)

export const stocktakeColumns = (): Column<StocktakeRow>[] => [
  { key: 'note', head: m.stock_count_name(), cell: (row) => <Name {...row} /> },
  { key: 'state', head: m.admin_column_state(), cell: (row) => <StocktakeTag state={row.state} /> },
  { key: 'counted', head: m.stock_count_counted(), end: true, cell: (row) => formatCount(row.counted) },
  { key: 'differing', head: m.stock_count_differing(), end: true, cell: (row) => formatCount(row.differing) },
  { key: 'pieces', head: m.stock_count_pieces(), end: true, cell: (row) => formatChange(row.pieces) },
  {
    key: 'time',
    head: m.admin_column_time(),
    className: 'whitespace-nowrap pl-6 normal-nums',
    cell: (row) => formatDateTime(row.closedAt ?? row.openedAt, getLocale()),
  },
  { key: 'actor', head: m.admin_column_actor(), cell: (row) => actorWords(row) },
]

export const StocktakeCard = (row: StocktakeRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Name {...row} />
      <StocktakeTag state={row.state} />
    </div>
    <p className="text-ink">
      {m.stock_count_counted()} {formatCount(row.counted)} · {m.stock_count_differing()} {formatCount(row.differing)} ·{' '}
      {formatChange(row.pieces)}
    </p>
    <p className="type-small normal-nums text-muted">
      {formatDateTime(row.closedAt ?? row.openedAt, getLocale())} · {actorWords(row)}
    </p>
  </>
)
