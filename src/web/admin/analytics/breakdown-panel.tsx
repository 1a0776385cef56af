import type { Period } from '#shop/analytics/period.ts'
import type { Sales } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { BreakdownCard, breakdownColumns, type BreakdownPart } from './breakdown-columns.tsx'
import { ExportLink } from './export-link.tsx'
import { orderLink } from './order-link.ts'
import type { BreakdownRow } from './read-breakdown.ts'
import { breakdowns, type Breakdown } from '#web/admin-kit/charts/sales-choices.ts'
import { breakdownWords } from '#web/admin-kit/charts/sales-words.ts'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'

type Props = { by: Breakdown; rows: BreakdownRow[]; all: Sales; period: Period }

/** The order value by payment method, province or product, with the total below. */
export const BreakdownPanel = ({ by, rows, all, period }: Props) => (
  <RowsPanel
    title={m.analytics_breakdown()}
    caption={breakdownWords[by]()}
    aside={<ExportLink of={by} />}
    tabs={{
      name: 'by',
      label: m.analytics_by(),
      current: by,
      of: breakdowns.map((value) => ({ value, label: breakdownWords[value]() })),
    }}
    columns={breakdownColumns(by)}
    rows={[
      ...rows.map((row): BreakdownPart => ({ ...row, whole: all.total, to: orderLink(by, row.key, period) })),
      { ...sumOf(by, rows, all), whole: all.total, to: null },
    ]}
    rowKey={(row) => row.key}
    card={BreakdownCard}
    foot={by === 'product' && m.analytics_by_product_note()}
  />
)

function sumOf(by: Breakdown, rows: BreakdownRow[], { orders, gross, discount, refund, total }: Sales): BreakdownRow {
  const pieces = by === 'product' ? rows.reduce((sum, row) => sum + (row.pieces ?? 0), 0) : null
  const all = { key: 'all', name: m.analytics_all() }
  return { ...all, orders, pieces, gross, discount, refund: by === 'product' ? null : refund, total }
}
