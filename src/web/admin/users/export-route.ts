import { listUsers, usersPerPage, type UserRow } from '#flows/users/list-users.ts'
import { db } from '#platform/postgres/db.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { m } from '#words/messages.js'
import { readUserParams } from './read-user-params.ts'
import { roleLooks } from './role-tags.tsx'
import type { Route } from './+types/export-route.ts'

/** CSV export of the filtered users, the oldest first, each page from the last user read: what happens meanwhile shifts no page. */
export function loader({ url }: Route.LoaderArgs) {
  const query = readUserParams(url.searchParams)
  async function* pieces() {
    let after: string | undefined
    for (;;) {
      const rows: UserRow[] = await listUsers(db, { ...query, sort: 'joined', after }, 1)
      yield rows.map((row) => [
        row.name,
        row.email,
        row.phone && showPhone(row.phone),
        [...row.roles.map((role) => roleLooks[role].words()), ...(row.staffRole ? [row.staffRole] : [])].join(', '),
        row.orders,
        row.value,
        row.lastSeen,
        row.joinedAt,
        row.lockedAt ? m.user_locked() : row.emailVerified ? m.user_confirmed() : m.user_unconfirmed(),
      ])
      if (rows.length < usersPerPage) return
      after = rows.at(-1)!.id
    }
  }
  const bought = [m.user_orders(), m.user_value(), m.user_seen(), m.user_joined(), m.user_state()]
  return csvResponse('users', [m.user_name(), m.user_email(), m.user_phone(), m.user_role(), ...bought], pieces())
}
