import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { LedgerRow } from '#shop/inventory/moves/list-ledger.ts'
import type { LedgerEntry } from '#shop/inventory/moves/search-ledger.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { StockCause } from '#shop/inventory/stock.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { formatChange } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

export const causeWords: Record<StockCause, () => string> = readableWords({
  received: () => m.admin_cause_received(),
  adjusted: () => m.admin_cause_adjusted(),
  counted: () => m.stock_cause_counted(),
  reserved: () => m.admin_cause_reserved(),
  released: () => m.admin_cause_released(),
  sold: () => m.admin_cause_sold(),
  returned: () => m.admin_cause_returned(),
  written_off: () => m.admin_cause_written_off(),
})

const OrderLink = ({ orderId }: { orderId: string }) => (
  <Link to={`/admin/orders/${orderId}`} className="link -my-2 inline-flex min-h-9 items-center">
    {orderId.slice(-8)}
  </Link>
)

const Change = ({ count }: { count: number }) => (
  <span className={count ? 'font-semibold' : 'text-muted'}>{formatChange(count)}</span>
)

export const ledgerColumns = (): Column<LedgerRow>[] => [
  {
    key: 'at',
    head: m.admin_column_time(),
    className: 'whitespace-nowrap normal-nums',
    cell: (row) => <span className="font-normal">{formatDateTime(row.at, getLocale())}</span>,
  },
  { key: 'cause', head: m.admin_column_cause(), cell: (row) => causeWords[row.cause]() },
  { key: 'on-hand', head: m.admin_on_hand(), end: true, cell: (row) => <Change count={row.onHandChange} /> },
  { key: 'reserved', head: m.admin_reserved(), end: true, cell: (row) => <Change count={row.reservedChange} /> },
  {
    key: 'order',
    head: m.admin_column_order(),
    className: 'pl-6',
    cell: (row) => row.orderId && <OrderLink orderId={row.orderId} />,
  },
  { key: 'note', head: m.admin_note(), cell: (row) => row.note },
  { key: 'actor', head: m.admin_column_actor(), cell: (row) => actorWords(row) },
]

export const LedgerCard = (row: LedgerRow) => (
  <>
    <p className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">{causeWords[row.cause]()}</span>
      {row.orderId && <OrderLink orderId={row.orderId} />}
    </p>
    <p className="text-ink">
      {[
        row.onHandChange && `${m.admin_on_hand()} ${formatChange(row.onHandChange)}`,
        row.reservedChange && `${m.admin_reserved()} ${formatChange(row.reservedChange)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {row.note && <p className="break-words">{row.note}</p>}
    <p className="type-small normal-nums text-muted">
      {formatDateTime(row.at, getLocale())} · {actorWords(row)}
    </p>
  </>
)

const VariantLink = ({ variantId, name, sku }: LedgerEntry) => (
  <Link to={`/admin/inventory/${variantId}`} className="link block">
    <ProductName name={name} />
    <span className="type-fine block font-normal text-muted">{sku}</span>
  </Link>
)
/** Columns for moves of all products, so each row names its product. */
export const entryColumns = (): Column<LedgerEntry>[] => [
  { key: 'what', head: m.admin_column_item(), cell: (row) => <VariantLink {...row} /> },
  ...ledgerColumns(),
]

export const EntryCard = (row: LedgerEntry) => (
  <>
    <VariantLink {...row} />
    <LedgerCard {...row} />
  </>
)
