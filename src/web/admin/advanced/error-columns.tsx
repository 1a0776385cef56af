import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { ErrorRow } from '#platform/errors/list-errors.server.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { originWords, errorSeverityLooks } from './error-words.ts'

export const SeverityTag = ({ severity }: Pick<ErrorRow, 'severity'>) => (
  <Tag tone={errorSeverityLooks[severity].tone}>{errorSeverityLooks[severity].words()}</Tag>
)

const Message = ({ id, message }: ErrorRow) => (
  <Link
    to={`/admin/advanced/errors/${id}`}
    className="link -my-2 inline-flex min-h-9 items-center font-semibold break-words"
  >
    <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{message}</span>
  </Link>
)
const when = ({ at }: ErrorRow) => formatDateTime(at, getLocale())

export const errorColumns = (): Column<ErrorRow>[] => [
  { key: 'message', head: m.system_errors_message(), cell: (row) => <Message {...row} /> },
  { key: 'severity', head: m.system_errors_severity(), cell: (row) => <SeverityTag {...row} /> },
  {
    key: 'origin',
    head: m.system_errors_origin(),
    className: 'md:max-lg:hidden',
    cell: ({ origin }) => originWords[origin](),
  },
  {
    key: 'path',
    head: m.system_errors_path(),
    className: 'max-w-56 [overflow-wrap:anywhere]',
    cell: ({ path }) => path ?? '–',
  },
  { key: 'times', head: m.system_errors_times(), end: true, cell: ({ times }) => formatCount(times) },
  { key: 'time', head: m.admin_column_time(), className: 'whitespace-nowrap normal-nums', cell: when },
]

export const ErrorCard = (row: ErrorRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Message {...row} />
      <SeverityTag {...row} />
    </div>
    <p className="mt-1 [overflow-wrap:anywhere] text-ink">{row.path ?? '–'}</p>
    <p className="type-small normal-nums text-muted">
      {originWords[row.origin]()} · {m.system_errors_count({ count: row.times })} · {when(row)}
    </p>
  </>
)
