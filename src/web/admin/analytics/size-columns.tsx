import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { SizeRow } from '#shop/analytics/list-sizes.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

const counted = (key: 'added' | 'pieces' | 'available' | 'waiting', head: string): Column<SizeRow> => ({
  key,
  head,
  end: true,
  cell: (row) => formatCount(row[key]),
})

/** Link to the stock of this size. */
const Size = ({ size }: { size: string }) => (
  <Link to={`/admin/inventory?${new URLSearchParams({ q: size })}`} className="num link">
    {size}
  </Link>
)

/** `most`: the number sold of the best-selling size. */
export const sizeColumns = (most: number): Column<SizeRow>[] => [
  {
    key: 'size',
    head: m.analytics_size(),
    className: 'w-1/3',
    cell: ({ size, pieces }) => (
      <>
        <Size size={size} />
        <span aria-hidden className="mt-1 block h-1.5 rounded-sm bg-sunken">
          <span className="block h-full rounded-sm bg-accent" style={{ width: `${(pieces / most) * 100}%` }} />
        </span>
      </>
    ),
  },
  counted('added', m.analytics_added()),
  counted('pieces', m.analytics_sold()),
  {
    key: 'total',
    head: m.analytics_brought(),
    end: true,
    className: 'whitespace-nowrap',
    cell: (row) => dong(row.total),
  },
  counted('available', m.analytics_size_left()),
  counted('waiting', m.analytics_size_waiting()),
]

export const SizeCard = (row: SizeRow) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        {m.analytics_size()} <Size size={row.size} />
      </span>
      <span className="font-semibold text-ink">
        {m.analytics_sold()}: {formatCount(row.pieces)}
      </span>
    </div>
    <p className="type-small text-muted">
      {m.analytics_added()}: {formatCount(row.added)} · {m.analytics_size_left()}: {formatCount(row.available)} ·{' '}
      {m.analytics_size_waiting()}: {formatCount(row.waiting)}
    </p>
  </>
)
