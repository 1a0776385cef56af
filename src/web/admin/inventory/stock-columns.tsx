import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { StockRow } from '#shop/inventory/lists/list-stock-rows.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { StockLevel } from './stock-level.tsx'

/** A stock row with its options in words. */
export type StockListRow = Pick<
  StockRow,
  'variantId' | 'name' | 'sku' | 'picture' | 'onHand' | 'reserved' | 'available' | 'lowAt' | 'waiting'
> & { choice: string }

const Item = ({ variantId, name, choice, picture }: StockListRow) => (
  <Link to={`/admin/inventory/${variantId}`} className="group flex items-center gap-3 rounded-sm">
    <Thumb file={picture} px={40} className="size-10" />
    <span className="min-w-0">
      <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
        <ProductName name={name} />
      </span>
      {choice && <span className="type-fine block font-normal text-muted">{choice}</span>}
    </span>
  </Link>
)

export const stockColumns = (): Column<StockListRow>[] => [
  { key: 'item', head: m.admin_column_item(), sort: { by: 'name', first: 'up' }, cell: (row) => <Item {...row} /> },
  { key: 'sku', head: m.admin_sku(), className: 'whitespace-nowrap', cell: (row) => row.sku },
  {
    key: 'on-hand',
    head: m.admin_on_hand(),
    end: true,
    sort: { by: 'on-hand', first: 'up' },
    cell: (row) => formatCount(row.onHand),
  },
  {
    key: 'reserved',
    head: m.admin_reserved(),
    end: true,
    cell: (row) => (row.reserved ? formatCount(row.reserved) : <span className="text-muted">0</span>),
  },
  {
    key: 'available',
    head: m.admin_available(),
    end: true,
    sort: { by: 'available', first: 'up' },
    cell: (row) => <b className="font-semibold">{formatCount(row.available)}</b>,
  },
  {
    key: 'level',
    head: m.admin_column_level(),
    className: 'whitespace-nowrap pl-6',
    cell: (row) => <StockLevel {...row} />,
  },
  {
    key: 'waiting',
    head: m.stock_waiting(),
    end: true,
    sort: { by: 'waiting', first: 'down' },
    cell: (row) => (row.waiting ? formatCount(row.waiting) : <span className="text-muted">0</span>),
  },
]

export const StockCard = (row: StockListRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Item {...row} />
      <StockLevel {...row} />
    </div>
    <p className="type-small mt-2 flex flex-wrap justify-between gap-x-4 text-muted">
      <span>{row.sku}</span>
      <span>
        {m.admin_stock_line({ onHand: formatCount(row.onHand), reserved: formatCount(row.reserved) })} ·{' '}
        <b className="font-semibold text-ink">{m.admin_stock_left({ available: formatCount(row.available) })}</b>
        {row.waiting > 0 && ` · ${m.stock_waiting()} ${formatCount(row.waiting)}`}
      </span>
    </p>
  </>
)
