import { createContext, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { addCookies } from '../session/add-cookies.server.ts'
import { redirectTo } from './redirect-to.server.ts'
import { requireSecondFactor } from './require-staff.server.ts'
import { requireRole } from './require-role.server.ts'
import { signInPath } from './sign-in-path.ts'

/** The signed-in moderator. The guard sets it before any loader or action under /moderation runs. */
export const moderatorContext = createContext<User & { actor: string }>()

/** Admits moderators and admins; visitors are sent to sign in, others home. An admin has the same rights here as under /admin. */
export const moderatorGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findSessionUser(request.headers)
  if (!person) throw redirectTo(signInPath(request, { owesSecondFactor }))
  await requireRole(request, person.id, 'moderator')
  await requireSecondFactor(person)
  context.set(moderatorContext, { ...person, actor: staff(person.id) })
  return addCookies(await next(), cookies)
}
