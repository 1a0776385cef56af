import { redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { countAllSessions, listAllSessions, sessionsPerPage } from '#shop/identity/sessions/list-all-sessions.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/sessions-page.ts'
import { sessionColumns, SessionCard } from './session-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_all_sessions_title() })

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const query = {
    text: textParam(searchParams),
    isStaff: searchParams.get('who') === 'staff',
  }
  const [all, staff] = [
    await countAllSessions(db, { ...query, isStaff: false }),
    await countAllSessions(db, { ...query, isStaff: true }),
  ]
  const pages = pageWithin(searchParams.get('page'), query.isStaff ? staff : all, sessionsPerPage)
  const own = context.get(adminContext).id
  const rows = await listAllSessions(db, query, pages.page)
  return {
    query,
    counts: { all, staff },
    pages,
    rows: rows.map((row) => ({ ...row, isOwn: row.userId === own })),
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

export default defineList(({ loaderData: { query, counts, isDone } }: Route.ComponentProps) => ({
  title: m.security_all_sessions_title(),
  listTitle: m.security_all_sessions_title(),
  note: m.security_all_sessions_note(),
  back: { to: '/admin/security', label: m.security_monitor_title() },
  done: isDone && m.user_ended(),
  columns: sessionColumns(),
  card: SessionCard,
  rowKey: (row) => row.sessionId,
  tabs: {
    name: 'who',
    label: m.security_all_sessions_by(),
    current: query.isStaff ? 'staff' : null,
    all: counts.all,
    of: [{ value: 'staff', label: m.security_all_sessions_staff(), count: counts.staff }],
  },
  search: m.user_search(),
  empty: { title: m.security_all_sessions_none_title(), text: m.security_all_sessions_none_text() },
}))
