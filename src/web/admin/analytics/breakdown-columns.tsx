import { Link } from 'react-router'
import { dong, type Dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import type { BreakdownRow } from './read-breakdown.ts'
import type { Breakdown } from '#web/admin-kit/charts/sales-choices.ts'
import { breakdownWords, shareWords } from '#web/admin-kit/charts/sales-words.ts'

/** `whole`: the total of all parts; `to`: link to the orders behind the part. */
export type BreakdownPart = BreakdownRow & { whole: Dong; to: string | null }

const amount = (value: Dong | null) => (value === null ? '–' : dong(value))
const counted = (value: number | null) => (value === null ? '–' : formatCount(value))
const wide = 'whitespace-nowrap'
/** Hidden on tablets, which have no room for it. */
const roomy = `${wide} md:max-lg:hidden`

const Name = ({ name, to }: BreakdownPart) =>
  to ? (
    <Link to={to} className="link">
      {name}
    </Link>
  ) : (
    name
  )

export function breakdownColumns(by: Breakdown): Column<BreakdownPart>[] {
  const column = (
    key: string,
    head: string,
    cell: Column<BreakdownPart>['cell'],
    className = wide,
  ): Column<BreakdownPart> => ({
    key,
    head,
    cell,
    className,
    end: true,
  })
  const ofProducts = column('pieces', m.analytics_pieces(), (row) => counted(row.pieces))
  const ofOrders = column('refund', m.analytics_refund(), (row) => amount(row.refund), roomy)
  return [
    { key: 'name', head: breakdownWords[by](), cell: Name },
    column('orders', m.analytics_orders(), (row) => counted(row.orders)),
    ...(by === 'product' ? [ofProducts] : []),
    column('gross', m.analytics_gross(), (row) => amount(row.gross), roomy),
    column('discount', m.analytics_discount(), (row) => amount(row.discount), roomy),
    ...(by === 'product' ? [] : [ofOrders]),
    column('total', m.analytics_total(), (row) => dong(row.total)),
    column('share', m.analytics_share(), (row) => shareWords(row.total, row.whole)),
  ]
}

export const BreakdownCard = (row: BreakdownPart) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <Name {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{dong(row.total)}</span>
    </div>
    <p className="type-small text-muted">
      {[
        shareWords(row.total, row.whole),
        row.orders !== null && `${m.analytics_orders()}: ${formatCount(row.orders)}`,
        row.pieces !== null && `${m.analytics_pieces()}: ${formatCount(row.pieces)}`,
        Boolean(row.refund) && `${m.analytics_refund()}: ${amount(row.refund)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </>
)
