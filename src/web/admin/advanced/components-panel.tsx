import type { ComponentRow } from '#platform/vitals/count-component-times.server.ts'
import { frameMs } from '#platform/vitals/vitals.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { spanWords } from '#web/admin-kit/page/size-words.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'

/** Render times of page components in visitors' browsers. Components over 16 ms are flagged. */
export function ComponentsPanel({ rows }: { rows: ComponentRow[] }) {
  const over = rows.filter(({ whole }) => whole > frameMs).length
  return (
    <RowsPanel
      id="components"
      title={m.system_components_title()}
      aside={rows.length > 0 && <Verdict over={over} />}
      lead={m.system_components_note({ most: spanWords(frameMs) })}
      columns={columns()}
      rows={rows}
      rowKey={(row) => row.component}
      card={ComponentCard}
      empty={{ title: m.system_components_none_title(), text: m.system_components_none_text() }}
    />
  )
}

const Verdict = ({ over }: { over: number }) => (
  <Tag tone={over ? 'red' : 'green'}>
    {over
      ? m.system_components_over({ count: formatCount(over), most: spanWords(frameMs) })
      : m.system_components_well({ most: spanWords(frameMs) })}
  </Tag>
)

const Span = ({ ms }: { ms: number }) =>
  ms > frameMs ? (
    <span className="font-semibold text-red">
      {spanWords(ms)}
      <span className="sr-only"> {m.system_vital_too_much()}</span>
    </span>
  ) : (
    spanWords(ms)
  )

const columns = (): Column<ComponentRow>[] => [
  {
    key: 'component',
    head: m.system_components_name(),
    className: '[overflow-wrap:anywhere]',
    cell: ({ component }) => <span className="font-semibold text-ink">{component}</span>,
  },
  { key: 'route', head: m.system_vital_page(), className: '[overflow-wrap:anywhere]', cell: ({ route }) => route },
  { key: 'times', head: m.system_components_times(), end: true, cell: ({ times }) => formatCount(times) },
  { key: 'whole', head: m.system_components_whole(), end: true, cell: ({ whole }) => <Span ms={whole} /> },
  { key: 'longest', head: m.system_components_longest(), end: true, cell: ({ longest }) => spanWords(longest) },
]

const ComponentCard = ({ component, route, whole, longest }: ComponentRow) => (
  <>
    <p className="font-semibold [overflow-wrap:anywhere] text-ink">{component}</p>
    <p className="type-small normal-nums text-muted">
      {m.system_components_whole()}: <Span ms={whole} /> · {m.system_components_longest()}: {spanWords(longest)}
    </p>
    <p className="type-small text-muted">{m.system_components_where({ page: route })}</p>
  </>
)
