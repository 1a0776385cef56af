import { redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { listSignInLocks } from '#shop/identity/sign-in/list-sign-in-locks.ts'
import { releaseSignInLock } from '#shop/identity/sign-in/release-sign-in-lock.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/locks-page.ts'
import { lockColumns, LockCard } from './lock-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_lockouts_title() })

export async function loader({ url }: Route.LoaderArgs) {
  return { rows: await listSignInLocks(db), isDone: url.searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const key = String((await request.formData()).get('key') ?? '').slice(0, 400)
  await releaseSignInLock(db, context.get(adminContext).actor, { key })
  return redirect('/admin/security/locks?done=1', 303)
}

export const shouldRevalidate = () => true

export default defineList(({ loaderData: { isDone } }: Route.ComponentProps) => ({
  title: m.security_lockouts_title(),
  listTitle: m.security_lockouts_title(),
  note: m.security_lockouts_note(),
  back: { to: '/admin/security', label: m.security_monitor_title() },
  done: isDone && m.security_lockouts_released(),
  columns: lockColumns(),
  card: LockCard,
  rowKey: (row) => row.key,
  empty: { title: m.security_lockouts_none_title(), text: m.security_lockouts_none_text() },
}))
