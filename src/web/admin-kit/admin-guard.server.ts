import { createContext, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { requireAdmin } from '#web/shell/access/require-admin.server.ts'

export type Admin = { id: string; name: string; email: string; actor: string; signedInAt: Date }

/** The signed-in staff member. The guard sets it before any loader or action under /admin runs. */
export const adminContext = createContext<Admin>()

export const adminGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies } = await requireAdmin(request)
  const { id, name, email, signedInAt } = person
  context.set(adminContext, { id, name, email, actor: staff(id), signedInAt })
  return addCookies(await next(), cookies)
}
