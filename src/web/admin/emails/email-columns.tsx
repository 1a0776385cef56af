import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { EmailRow } from '#shop/notifications/emails/list-emails.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { emailKindWords, emailLooks } from './email-words.ts'

const StateTag = ({ state }: EmailRow) => <Tag tone={emailLooks[state].tone}>{emailLooks[state].words()}</Tag>

const Subject = ({ id, subject }: EmailRow) => (
  <Link to={`/admin/emails/${id}`} className="link -my-2 inline-flex min-h-9 items-center font-semibold">
    {subject ?? m.email_log_unwritten()}
  </Link>
)

const tries = ({ attempts, lastError }: EmailRow) => (
  <>
    {attempts}
    {lastError && <span className="block max-w-72 truncate type-small text-red">{lastError}</span>}
  </>
)

export const emailColumns = (): Column<EmailRow>[] => [
  { key: 'subject', head: m.email_log_subject(), cell: (row) => <Subject {...row} /> },
  { key: 'to', head: m.email_log_to(), className: 'break-all', cell: (row) => row.to },
  { key: 'kind', head: m.email_log_kind(), className: 'md:max-lg:hidden', cell: (row) => emailKindWords[row.kind]() },
  { key: 'state', head: m.admin_column_state(), cell: (row) => <StateTag {...row} /> },
  { key: 'tries', head: m.email_log_tries(), cell: tries },
  {
    key: 'time',
    head: m.admin_column_time(),
    className: 'whitespace-nowrap normal-nums',
    cell: (row) => formatDateTime(row.sentAt ?? row.createdAt, getLocale()),
  },
]

export const EmailCard = (row: EmailRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Subject {...row} />
      <StateTag {...row} />
    </div>
    <p className="mt-1 break-all text-ink">{row.to}</p>
    <p className="type-small normal-nums text-muted">
      {emailKindWords[row.kind]()} · {formatDateTime(row.sentAt ?? row.createdAt, getLocale())}
    </p>
    {row.lastError && <p className="type-small break-words text-red">{row.lastError}</p>}
  </>
)
