import { createContext, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findPerson, type Person } from '#shop/identity/find-person.ts'
import { addCookies } from './add-cookies.server.ts'
import { askedPath } from './asked-path.ts'
import { leadTo } from './lead-to.server.ts'
import { insistOnSecondFactor } from './insist-on-admin.server.ts'
import { insistOnRole } from './insist-on-role.server.ts'

/** Who moderates; set by the gate before any loader or action under /moderation runs. */
export const moderatorContext = createContext<Person & { actor: string }>()

/** Moderators and admins look after the shop's public side; visitors are sent to sign in, others home. An admin's power is the same here as under /admin. */
export const moderatorGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findPerson(request.headers)
  const goal = `next=${encodeURIComponent(askedPath(request))}`
  if (!person) throw leadTo(`/auth${owesSecondFactor ? '/two-factor' : ''}?${goal}`)
  await insistOnRole(request, person.id, 'moderator')
  await insistOnSecondFactor(person)
  context.set(moderatorContext, { ...person, actor: staff(person.id) })
  return addCookies(await next(), cookies)
}
