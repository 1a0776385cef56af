import { createContext, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { addCookies } from '../session/add-cookies.server.ts'
import { requestedPath } from './requested-path.ts'
import { redirectTo } from './redirect-to.server.ts'
import { requireSecondFactor } from './require-admin.server.ts'
import { requireRole } from './require-role.server.ts'

/** The signed-in moderator. The guard sets it before any loader or action under /moderation runs. */
export const moderatorContext = createContext<User & { actor: string }>()

/** Admits moderators and admins; visitors are sent to sign in, others home. An admin has the same rights here as under /admin. */
export const moderatorGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findSessionUser(request.headers)
  const goal = `next=${encodeURIComponent(requestedPath(request))}`
  if (!person) throw redirectTo(`/auth${owesSecondFactor ? '/two-factor' : ''}?${goal}`)
  await requireRole(request, person.id, 'moderator')
  await requireSecondFactor(person)
  context.set(moderatorContext, { ...person, actor: staff(person.id) })
  return addCookies(await next(), cookies)
}
