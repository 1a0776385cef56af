import { env } from '#platform/env.server.ts'
import { findPerson, type Person } from '#shop/identity/find-person.ts'
import { askedPath } from './asked-path.ts'
import { holdsRole, insistOnRole } from './insist-on-role.server.ts'
import { leadTo } from './lead-to.server.ts'

/**
 * The admin gate: nobody signed in → the admin sign-in; not an admin → home; role unreadable → retry screen; an admin passes.
 * Who has two-factor gave it in this session or is nobody; in live mode an admin without it turns it on first.
 */
export async function insistOnAdmin(request: Request) {
  const { person, cookies, owesSecondFactor } = await findPerson(request.headers)
  const goal = `next=${encodeURIComponent(askedPath(request))}`
  if (owesSecondFactor) throw leadTo(`/auth/two-factor?mode=admin&${goal}`)
  if (!person) throw leadTo(`/auth?mode=admin&notice=admin-needed&${goal}`)
  await insistOnRole(request, person.id, 'admin')
  await insistOnSecondFactor(person)
  return { person, cookies }
}

/** In live mode an admin has two-factor, whichever door of the staff is theirs. */
export async function insistOnSecondFactor({ id, hasTwoFactor }: Pick<Person, 'id' | 'hasTwoFactor'>) {
  if (env.SHOP_MODE !== 'live' || hasTwoFactor || !(await holdsRole(id, 'admin'))) return
  throw leadTo('/profile/security?notice=two-factor-needed')
}
