import { countUsers, listUsers, usersPerPage } from '#flows/users/list-users.ts'
import { userKinds, userStates } from '#flows/users/user-kinds.ts'
import { db } from '#platform/postgres/db.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { readUserParams } from './read-user-params.ts'
import { UserCard, userColumns } from './user-columns.tsx'
import type { Route } from './+types/users-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readUserParams(url.searchParams)
  const counts = await countUsers(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.kind ?? 'all'], usersPerPage)
  const rows = await listUsers(db, query, pages.page)
  return {
    query,
    counts,
    pages,
    isErased: url.searchParams.get('done') === 'erase',
    views: await listViews(db, context.get(adminContext).id, '/admin/users'),
    rows: rows.map((row) => ({ ...row, phoneShown: row.phone && showPhone(row.phone) })),
  }
}

const kindWords = {
  customer: () => m.user_customers(),
  moderator: () => m.user_moderators(),
  admin: () => m.user_admins(),
}
const stateWords = {
  confirmed: () => m.user_confirmed(),
  unconfirmed: () => m.user_unconfirmed(),
  'two-factor': () => m.user_two_factor(),
  locked: () => m.user_locked(),
}

export default defineList(({ loaderData: { query, counts, isErased } }: Route.ComponentProps) => ({
  title: m.user_title(),
  note: m.user_note(),
  links: [
    { to: '/admin/users/guests', label: m.user_guests_title() },
    { to: '/admin/users/invites', label: m.user_invitation_title() },
    { to: '/admin/users/roles', label: m.user_staff_title() },
  ],
  done: isErased && m.user_erased_done(),
  columns: userColumns(),
  card: UserCard,
  exportTo: '/admin/users/export',
  tabs: {
    name: 'role',
    label: m.user_by_kind(),
    current: query.kind,
    all: counts.all,
    of: userKinds.map((kind) => ({ value: kind, label: kindWords[kind](), count: counts[kind] })),
  },
  search: m.user_search(),
  filters: {
    state: {
      label: m.user_state(),
      any: m.user_any_state(),
      options: userStates.map((value) => ({ value, label: stateWords[value]() })),
      isWide: true,
    },
  },
  empty: { title: m.user_none_title(), text: m.user_none_text(), showAll: m.user_show_all() },
}))
