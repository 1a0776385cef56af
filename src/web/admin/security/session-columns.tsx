import { Form, Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { SessionRow } from '#shop/identity/sessions/list-all-sessions.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

type Row = SessionRow & { isOwn: boolean }

const nameOf = ({ browser, system }: Row) =>
  browser && system ? m.security_device({ browser, system }) : (browser ?? system ?? m.security_device_unknown())

const UserLink = ({ userId, name, email }: Row) => (
  <Link to={`/admin/users/${userId}`} className="group block min-w-0 rounded-sm">
    <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">{name}</span>
    <span className="type-fine block font-normal break-all text-muted">{email}</span>
  </Link>
)

/** Staff end their own sessions in their profile, where the current one is marked. */
const End = (row: Row) =>
  row.isOwn ? (
    <span className="text-muted">{m.security_all_sessions_own()}</span>
  ) : (
    <Form method="post">
      <input type="hidden" name="person" value={row.userId} />
      <input type="hidden" name="session" value={row.sessionId} />
      <SendButton
        of={['session', row.sessionId]}
        variant="quiet"
        size="sm"
        aria-label={m.security_all_sessions_end_named({ name: row.name, device: nameOf(row) })}
      >
        {m.user_end()}
      </SendButton>
    </Form>
  )

const factor = (row: Row) => row.hasSecondFactor && <Tag tone="green">{m.user_page_two_factor()}</Tag>
const at = (time: Date) => formatDateTime(time, getLocale())

export const sessionColumns = (): Column<Row>[] => [
  { key: 'who', head: m.security_monitor_who(), cell: (row) => <UserLink {...row} /> },
  { key: 'device', head: m.security_all_sessions_device(), cell: nameOf },
  { key: 'network', head: m.security_monitor_ip(), className: 'num', cell: (row) => row.network },
  { key: 'since', head: m.security_all_sessions_since(), className: 'normal-nums', cell: (row) => at(row.firstSeen) },
  { key: 'last', head: m.security_all_sessions_last(), className: 'normal-nums', cell: (row) => at(row.lastSeen) },
  { key: 'factor', head: m.user_page_two_factor(), cell: factor },
  { key: 'end', head: m.user_end(), fixed: true, cell: (row) => <End {...row} /> },
]

export const SessionCard = (row: Row) => (
  <>
    <UserLink {...row} />
    <p className="type-small mt-1 text-muted normal-nums">
      {nameOf(row)} · {m.user_session_seen({ from: at(row.firstSeen), last: at(row.lastSeen) })}
      {row.network && <span className="num block">{row.network}</span>}
    </p>
    <div className="mt-1 flex items-center justify-between gap-3">
      {factor(row) || <span />}
      <End {...row} />
    </div>
  </>
)
