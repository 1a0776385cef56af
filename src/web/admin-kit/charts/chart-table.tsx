import type { ReactNode } from 'react'
import { m } from '#words/messages.js'
import { Collapsible } from '../page/collapsible.tsx'
import { RowTable, type Column } from '../list/row-table.tsx'

type Props<Step> = { columns: Column<Step>[]; steps: Step[]; card: (step: Step) => ReactNode }

/** The figures of a chart as a table, the latest first. */
export const ChartTable = <Step extends { from: string }>({ columns, steps, card }: Props<Step>) => (
  <Collapsible
    summary={m.analytics_chart_table()}
    summaryClass="min-h-12 px-4 font-[560] text-ink md:px-5"
    className="mt-4 border-t border-line"
  >
    <RowTable
      caption={m.analytics_chart_table()}
      columns={columns}
      rows={steps.toReversed()}
      rowKey={(step) => step.from}
      card={card}
    />
  </Collapsible>
)
