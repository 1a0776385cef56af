import type { Period } from '#shop/analytics/period.ts'
import type { Sales } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { BreakdownCard, breakdownColumns, type BreakdownPart } from './breakdown-columns.tsx'
import { ExportLink } from './export-link.tsx'
import { orderLink } from './order-link.ts'
import type { BreakdownRow } from './read-breakdown.ts'
import { breakdowns, type Breakdown } from '#web/admin-kit/charts/sales-choices.ts'
import { breakdownWords } from '#web/admin-kit/charts/sales-words.ts'

type Props = { by: Breakdown; rows: BreakdownRow[]; all: Sales; period: Period }

/** The same order value by way to pay, by place or by product, with its sum below. */
export const BreakdownPanel = ({ by, rows, all, period }: Props) => (
  <Panel title={m.analytics_breakdown()} flush aside={<ExportLink of={by} />}>
    <Tabs
      name="by"
      label={m.analytics_by()}
      current={by}
      tabs={breakdowns.map((value) => ({ value, label: breakdownWords[value]() }))}
    />
    <RowTable
      caption={breakdownWords[by]()}
      columns={breakdownColumns(by)}
      rows={[
        ...rows.map((row): BreakdownPart => ({ ...row, whole: all.total, to: orderLink(by, row.key, period) })),
        { ...sumOf(by, rows, all), whole: all.total, to: null },
      ]}
      rowKey={(row) => row.key}
      card={BreakdownCard}
    />
    {by === 'product' && (
      <p className="border-t border-line px-4 py-3 type-small text-muted md:px-5">{m.analytics_products_note()}</p>
    )}
  </Panel>
)

function sumOf(by: Breakdown, rows: BreakdownRow[], { orders, gross, discount, refund, total }: Sales): BreakdownRow {
  const pieces = by === 'product' ? rows.reduce((sum, row) => sum + (row.pieces ?? 0), 0) : null
  const all = { key: 'all', name: m.analytics_all() }
  return { ...all, orders, pieces, gross, discount, refund: by === 'product' ? null : refund, total }
}
