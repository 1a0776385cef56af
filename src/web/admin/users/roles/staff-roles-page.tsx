import { Plus } from 'lucide-react'
import { db } from '#platform/postgres/db.server.ts'
import { listStaffMembers } from '#shop/identity/staff/list-staff-members.ts'
import { listStaffRoles } from '#shop/identity/staff/list-staff-roles.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { StaffRoleCard, staffRoleColumns } from './staff-role-columns.tsx'
import type { Route } from './+types/staff-roles-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_staff_title() })

const doneWords = { save: () => m.user_staff_saved(), remove: () => m.user_staff_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const members = await listStaffMembers(db)
  const rows = (await listStaffRoles(db)).map((role) => ({
    ...role,
    members: members.filter(({ roleId }) => roleId === role.id),
  }))
  return { rows, done: readDoneParam(doneWords, url) }
}

export default defineList(({ loaderData: { done } }: Route.ComponentProps) => ({
  title: m.user_staff_title(),
  note: m.user_staff_note(),
  back: { to: '/admin/users', label: m.user_title() },
  links: [
    { to: '/admin/users/roles/new', label: m.user_staff_new(), icon: <Plus aria-hidden size={18} />, isMain: true },
  ],
  done: done && doneWords[done](),
  columns: staffRoleColumns(),
  card: StaffRoleCard,
  empty: { title: m.user_staff_none_title(), text: m.user_staff_none_text() },
}))
