import { db } from '#platform/postgres/db.server.ts'
import { avatarOf } from '#shop/identity/profile/stored-avatar.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { hasRole, RoleCheckFailed } from '#shop/identity/roles/role-check.ts'
import { findStaffRole } from '#shop/identity/staff/find-staff-role.ts'
import type { Role } from '#shop/identity/role.ts'
import { sessionIdleSeconds } from '#shop/identity/sessions/session-rules.ts'
import { addCookies } from './add-cookies.server.ts'
import type { Me } from './me.ts'
import { signedInCookie } from './signed-in-cookie.server.ts'

/** Tells cached pages, which are the same for everyone, who is signed in. */
export async function loader({ request }: { request: Request }) {
  const { person, cookies } = await findSessionUser(request.headers)
  const headers = { 'Cache-Control': 'no-store' }
  if (!person) return addCookies(Response.json({ me: null }, { headers }), cookies)
  const { id, name, email } = person
  const [isAdmin, isModerator] = [await userHasRole(id, 'admin'), await userHasRole(id, 'moderator')]
  const isStaff = isAdmin || (await findStaffRole(db, id)) !== undefined
  const me: Me = { id, name, email, picture: avatarOf(person.image)?.small ?? null, isAdmin, isStaff, isModerator }
  const answer = Response.json({ me, isRenewed: cookies.length > 0 }, { headers })
  return addCookies(answer, [...cookies, signedInCookie(sessionIdleSeconds)])
}

/** For display only: a role that cannot be read is not shown; guards check roles themselves. */
const userHasRole = (id: string, role: Role) =>
  hasRole(db, id, role).catch((error: unknown) => {
    if (error instanceof RoleCheckFailed) return false
    throw error
  })
