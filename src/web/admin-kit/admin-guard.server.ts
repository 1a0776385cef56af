import { createContext, type MiddlewareFunction } from 'react-router'
import { log } from '#platform/log/log.server.ts'
import { staff } from '#shop/identity/actor.ts'
import type { AdminArea } from '#shop/identity/staff/staff-area.ts'
import { redirectTo } from '#web/shell/access/redirect-to.server.ts'
import { refusedArea, requireStaff } from '#web/shell/access/require-staff.server.ts'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { opensPage } from './admin-areas.ts'

export type Admin = {
  id: string
  name: string
  email: string
  actor: string
  signedInAt: Date
  areas: readonly AdminArea[]
}

/** The signed-in staff member. The guard sets it before any loader or action under /admin runs. */
export const adminContext = createContext<Admin>()

export const adminGuard: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const { person, areas, cookies } = await requireStaff(request)
  // The pattern of the matched route, not what was typed: /admin/%73ecurity is /admin/security.
  if (!opensPage(areas, pattern)) {
    log.warn({ user: person.id, page: pattern }, 'area refused')
    throw redirectTo(refusedArea)
  }
  const { id, name, email, signedInAt } = person
  context.set(adminContext, { id, name, email, actor: staff(id), signedInAt, areas })
  return addCookies(await next(), cookies)
}
