import { env } from '#platform/env.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { Role } from '#shop/identity/role.ts'
import { hasRole } from '#shop/identity/roles/role-check.ts'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { requestedPath } from './requested-path.ts'
import { holdsRole, requireRole } from './require-role.server.ts'
import { redirectTo } from './redirect-to.server.ts'

/**
 * The admin gate: nobody signed in → the admin sign-in; not an admin → home; role unreadable → retry screen; an admin passes.
 * An account with two-factor must have passed it in this session; in live mode an admin without it turns it on first.
 */
export async function requireAdmin(request: Request) {
  const { person, cookies, owesSecondFactor } = await findSessionUser(request.headers)
  const goal = `next=${encodeURIComponent(requestedPath(request))}`
  if (owesSecondFactor) throw redirectTo(`/auth/two-factor?mode=admin&${goal}`)
  if (!person) throw redirectTo(`/auth?mode=admin&notice=admin-needed&${goal}`)
  await requireRole(request, person.id, 'admin')
  await requireSecondFactor(person)
  return { person, cookies }
}

type Person = Pick<User, 'id' | 'hasTwoFactor'>

const isProven = ({ hasTwoFactor }: Person) => hasTwoFactor || env.SHOP_MODE !== 'live'

/** In live mode an admin must have two-factor on every staff page, also under /moderation. */
export async function requireSecondFactor(person: Person) {
  if (isProven(person) || !(await holdsRole(person.id, 'admin'))) return
  throw redirectTo('/profile/security?notice=two-factor-needed')
}

/** The same rule for files and streams, which lead nowhere: whether this person acts as staff here. An admin holds every role. */
export async function actsAsStaff(person: Person, role: Role = 'admin') {
  if (await hasRole(db, person.id, 'admin')) return isProven(person)
  return role !== 'admin' && (await hasRole(db, person.id, role))
}
