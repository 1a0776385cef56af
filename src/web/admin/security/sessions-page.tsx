import { Form, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import {
  countAllSessions,
  listAllSessions,
  sessionsPerPage,
  type SessionRow,
} from '#shop/identity/sessions/list-all-sessions.ts'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import type { Route } from './+types/sessions-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_all_sessions_title() })

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const asked = {
    text: (searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max),
    isStaff: searchParams.get('who') === 'staff',
  }
  const [all, staff] = [
    await countAllSessions(db, { ...asked, isStaff: false }),
    await countAllSessions(db, { ...asked, isStaff: true }),
  ]
  const pages = pageWithin(searchParams.get('page'), asked.isStaff ? staff : all, sessionsPerPage)
  return {
    asked,
    counts: { all, staff },
    pages,
    own: context.get(adminContext).id,
    rows: await listAllSessions(db, asked, pages.page),
    isDone: searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [userId, sessionId] = [String(form.get('person') ?? ''), String(form.get('session') ?? '')]
  await endSession(db, context.get(adminContext).actor, { userId, sessionId })
  const params = new URL(request.url).searchParams
  params.set('done', '1')
  return redirect(`/admin/security/sessions?${params}`, 303)
}

export const shouldRevalidate = () => true

type Row = SessionRow & { isOwn: boolean }

const nameOf = ({ browser, system }: Row) =>
  browser && system ? m.security_device({ browser, system }) : (browser ?? system ?? m.security_device_unknown())

const Who = ({ userId, name, email }: Row) => (
  <Link to={`/admin/users/${userId}`} className="group block min-w-0 rounded-sm">
    <span className="block font-[560] text-ink group-hover:underline group-hover:underline-offset-4">{name}</span>
    <span className="type-fine block font-normal break-all text-muted">{email}</span>
  </Link>
)

/** One's own are ended where one knows which is this one. */
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

const columns = (): Column<Row>[] => [
  { key: 'who', head: m.security_monitor_who(), cell: (row) => <Who {...row} /> },
  { key: 'device', head: m.security_all_sessions_device(), cell: nameOf },
  { key: 'network', head: m.security_monitor_ip(), className: 'num', cell: (row) => row.network },
  { key: 'since', head: m.security_all_sessions_since(), className: 'normal-nums', cell: (row) => at(row.firstSeen) },
  { key: 'last', head: m.security_all_sessions_last(), className: 'normal-nums', cell: (row) => at(row.lastSeen) },
  { key: 'factor', head: m.user_page_two_factor(), cell: factor },
  { key: 'end', head: m.user_end(), fixed: true, cell: (row) => <End {...row} /> },
]

const SessionCard = (row: Row) => (
  <>
    <Who {...row} />
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

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
  const { asked, counts, pages, own, isDone } = loaderData
  const rows = loaderData.rows.map((row) => ({ ...row, isOwn: row.userId === own }))
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    { value: 'staff', label: m.security_all_sessions_staff(), count: counts.staff },
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/security', label: m.security_monitor_title() }}
        title={m.security_all_sessions_title()}
        note={m.security_all_sessions_note()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome done={isDone ? m.user_ended() : undefined} />
        <section aria-label={m.security_all_sessions_title()} className="rounded-sm border border-line bg-surface">
          <Tabs name="who" label={m.security_all_sessions_by()} current={asked.isStaff ? 'staff' : null} tabs={tabs} />
          <ListSearchForm label={m.user_search()} placeholder={m.user_search()} text={asked.text} keep={['who']} />
          {rows.length ? (
            <>
              <RowTable
                caption={m.security_all_sessions_title()}
                columns={columns()}
                rows={rows}
                rowKey={(row) => row.sessionId}
                card={SessionCard}
              />
              <Pager {...pages} />
            </>
          ) : (
            <EmptyRows title={m.security_all_sessions_none_title()}>{m.security_all_sessions_none_text()}</EmptyRows>
          )}
        </section>
      </div>
    </>
  )
}
