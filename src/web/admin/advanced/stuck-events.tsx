import { formatDateTime } from '#kit/clock.ts'
import type { StuckEvent } from '#platform/jobs/list-stuck-events.server.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'

const at = (time: Date | null) => (time ? formatDateTime(time, getLocale()) : '–')

const Failed = ({ error }: StuckEvent) => (
  <span className="type-small line-clamp-3 [overflow-wrap:anywhere] text-red">{error ?? '–'}</span>
)

const columns = (): Column<StuckEvent>[] => [
  { key: 'event', head: m.system_jobs_event(), cell: ({ name, id }) => `${name} · ${id}` },
  { key: 'tries', head: m.system_jobs_tries(), end: true, cell: ({ tries }) => formatCount(tries) },
  { key: 'error', head: m.system_jobs_error(), cell: Failed },
  { key: 'since', head: m.system_jobs_since(), className: 'whitespace-nowrap normal-nums', cell: (row) => at(row.at) },
  {
    key: 'next',
    head: m.system_jobs_next(),
    className: 'whitespace-nowrap normal-nums',
    cell: ({ nextAt }) => at(nextAt),
  },
]

const EventCard = (row: StuckEvent) => (
  <>
    <p className="font-semibold text-ink">
      {row.name} · {row.id}
    </p>
    <p className="type-small normal-nums text-muted">
      {m.system_jobs_tried({ count: row.tries })} · {m.system_jobs_next()}: {at(row.nextAt)}
    </p>
    <Failed {...row} />
  </>
)

/** Outbox events that were not delivered; shown only if there are any. */
export const StuckEvents = ({ rows }: { rows: StuckEvent[] }) =>
  rows.length > 0 && (
    <RowsPanel
      title={m.system_jobs_events()}
      lead={m.system_jobs_events_note()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
      card={EventCard}
    />
  )
