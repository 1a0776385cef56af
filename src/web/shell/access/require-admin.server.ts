import { env } from '#platform/env.server.ts'
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

/** In live mode an admin must have two-factor on every staff page, also under /moderation. */
export async function requireSecondFactor({ id, hasTwoFactor }: Pick<User, 'id' | 'hasTwoFactor'>) {
  if (env.SHOP_MODE !== 'live' || hasTwoFactor || !(await holdsRole(id, 'admin'))) return
  throw redirectTo('/profile/security?notice=two-factor-needed')
}
