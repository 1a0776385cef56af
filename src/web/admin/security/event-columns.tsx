import { Link } from 'react-router'
import { formatDate, formatTime } from '#kit/clock.ts'
import type { SecurityEventRow } from '#shop/security/list-security-events.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { eventWords, eventSeverityLooks } from './event-words.ts'

const at = (moment: Date) => `${formatTime(moment, getLocale())} ${formatDate(moment, getLocale())}`

const SeverityTag = ({ severity }: SecurityEventRow) => (
  <Tag tone={eventSeverityLooks[severity].tone}>{eventSeverityLooks[severity].words()}</Tag>
)

/** The user, or the email address that was typed. */
function AccountName({ userId, userName, details }: SecurityEventRow) {
  if (userName)
    return (
      <Link to={`/admin/users/${userId}`} className="link -my-2 inline-flex min-h-9 items-center">
        {userName}
      </Link>
    )
  if (userId) return m.security_monitor_account_gone()
  return typeof details.email === 'string' ? <span className="break-all">{details.email}</span> : null
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const Details = ({ message, details, userAgent }: SecurityEventRow) => (
  <Collapsible
    summary={m.security_monitor_details()}
    summaryClass="type-small min-h-11 gap-1 font-normal text-muted hover:text-ink"
  >
    <div className="type-small max-w-120 pb-2 font-normal break-words">
      <FactList
        rows={[
          [m.security_monitor_message(), message],
          [m.security_monitor_browser(), userAgent],
          ...Object.entries(details).map(([name, value]): [string, string] => [name, valueText(value)]),
        ]}
      />
    </div>
  </Collapsible>
)

export const eventColumns = (): Column<SecurityEventRow>[] => [
  { key: 'time', head: m.admin_column_time(), className: 'whitespace-nowrap normal-nums', cell: (row) => at(row.at) },
  { key: 'severity', head: m.security_monitor_severity(), cell: (row) => <SeverityTag {...row} /> },
  {
    key: 'event',
    head: m.security_monitor_event(),
    cell: (row) => <b className="font-semibold">{eventWords(row.type)}</b>,
  },
  { key: 'who', head: m.security_monitor_who(), cell: (row) => <AccountName {...row} /> },
  { key: 'ip', head: m.security_monitor_ip(), className: 'num break-all', cell: (row) => row.ip },
  { key: 'details', head: m.security_monitor_details(), className: 'w-1/4', cell: (row) => <Details {...row} /> },
]

export const EventCard = (row: SecurityEventRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <b className="font-semibold text-ink">{eventWords(row.type)}</b>
      <SeverityTag {...row} />
    </div>
    <p className="type-small mt-1 flex flex-wrap gap-x-3 text-muted normal-nums">
      <span>{at(row.at)}</span>
      {row.ip && <span className="break-all">{row.ip}</span>}
    </p>
    <div className="type-small">
      <AccountName {...row} />
    </div>
    <Details {...row} />
  </>
)
