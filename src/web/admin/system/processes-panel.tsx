import { formatDateTime } from '#kit/clock.ts'
import type { ProcessRow } from '#platform/system/heartbeat.server.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'

export type AliveProcess = Pick<ProcessRow, 'id' | 'host' | 'pid' | 'version' | 'startedAt' | 'memory' | 'logLevel'> & {
  isThis: boolean
  /** Milliseconds since its last heartbeat. */
  silentFor: number
  answers: number
}

/** All processes of this shop, as they report themselves. */
export const ProcessesPanel = ({ processes }: { processes: AliveProcess[] }) => (
  <RowsPanel
    title={m.system_processes()}
    lead={m.system_processes_note()}
    columns={columns()}
    rows={processes}
    card={ProcessCard}
  />
)

const Name = ({ host, pid, isThis }: AliveProcess) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="font-semibold [overflow-wrap:anywhere] text-ink">{`${host} · ${pid}`}</span>
    {isThis && <Tag tone="accent">{m.system_this_process()}</Tag>}
  </span>
)
const since = ({ startedAt }: AliveProcess) => formatDateTime(startedAt, getLocale())
const lastSeenText = ({ silentFor }: AliveProcess) => m.system_ago({ span: spanWords(silentFor) })

const columns = (): Column<AliveProcess>[] => [
  { key: 'name', head: m.system_process(), cell: (row) => <Name {...row} /> },
  { key: 'version', head: 'Lướt', cell: ({ version }) => version },
  { key: 'level', head: m.security_settings_level(), className: 'md:max-lg:hidden', cell: ({ logLevel }) => logLevel },
  { key: 'memory', head: m.system_memory(), end: true, cell: ({ memory }) => sizeWords(memory) },
  { key: 'answers', head: m.system_answers(), end: true, cell: ({ answers }) => formatCount(answers) },
  { key: 'since', head: m.system_started(), className: 'whitespace-nowrap normal-nums', cell: since },
  { key: 'seen', head: m.system_seen(), className: 'whitespace-nowrap normal-nums', cell: lastSeenText },
]

const ProcessCard = (row: AliveProcess) => (
  <>
    <Name {...row} />
    <p className="type-small mt-1 normal-nums text-muted">
      Lướt {row.version} · {sizeWords(row.memory)} · {m.system_answers()}: {formatCount(row.answers)}
    </p>
    <p className="type-small normal-nums text-muted">
      {m.system_started()} {since(row)} · {m.system_seen()}: {lastSeenText(row)}
    </p>
  </>
)
