import { env } from '#platform/env.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { hasRole } from '#shop/identity/roles/role-check.ts'
import { findStaffRole } from '#shop/identity/staff/find-staff-role.ts'
import { everyArea, type AdminArea } from '#shop/identity/staff/staff-area.ts'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { requestedPath } from './requested-path.ts'
import { holdsRole, requireRole } from './require-role.server.ts'
import { redirectTo } from './redirect-to.server.ts'

/** The areas of the administration that a user opens: all for an admin, those of their staff role for a colleague, none for others. */
export async function findAreas(userId: string): Promise<readonly AdminArea[]> {
  if (await holdsRole(userId, 'admin')) return everyArea
  return (await findStaffRole(db, userId))?.areas ?? []
}

/** Where a colleague is led whose staff role does not open a page. */
export const refusedArea = '/admin?notice=not-your-area'

/**
 * The admin gate: nobody signed in → the admin sign-in; neither an admin nor a colleague with a staff role → home; role unreadable → retry
 * screen. An account with two-factor must have passed it in this session; in live mode staff without it turn it on first.
 * `area`: what the page belongs to, where it does not stand below /admin, whose guard knows the areas (admin-guard.server.ts).
 */
export async function requireStaff(request: Request, area?: AdminArea) {
  const { person, cookies, owesSecondFactor } = await findSessionUser(request.headers)
  const goal = `next=${encodeURIComponent(requestedPath(request))}`
  if (owesSecondFactor) throw redirectTo(`/auth/two-factor?mode=admin&${goal}`)
  if (!person) throw redirectTo(`/auth?mode=admin&notice=admin-needed&${goal}`)
  const areas = await findAreas(person.id)
  if (!areas.length) await requireRole(request, person.id, 'admin')
  await requireSecondFactor(person)
  if (area && !areas.includes(area)) throw redirectTo(refusedArea)
  return { person, areas, cookies }
}

type Person = Pick<User, 'id' | 'hasTwoFactor'>

const isProven = ({ hasTwoFactor }: Person) => hasTwoFactor || env.SHOP_MODE !== 'live'

/** In live mode admins and colleagues with a staff role must have two-factor on every staff page, also under /moderation. */
export async function requireSecondFactor(person: Person) {
  if (isProven(person) || !(await findAreas(person.id)).length) return
  throw redirectTo('/profile/security?notice=two-factor-needed')
}

/** The same rule for files and streams, which lead nowhere: whether this person acts as staff in this area. Who answers customers sees what moderators see. */
export async function actsAsStaff(person: Person, area: AdminArea | 'moderator' = 'admin') {
  const areas = await findAreas(person.id)
  if (areas.includes(area === 'moderator' ? 'customers' : area)) return isProven(person)
  return area === 'moderator' && (await hasRole(db, person.id, 'moderator'))
}
