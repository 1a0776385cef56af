import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { db } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { hasRole, RoleCheckFailed } from '#shop/identity/role-check.ts'

export type Admin = { id: string; name: string; email: string; actor: string }

/** Who works here; set by the gate before any loader or action under /admin runs. */
export const adminContext = createContext<Admin>()

/** SPEC 4, admin gate: nobody signed in → the admin sign-in; not an admin → home; role unreadable → retry screen; an admin passes. */
export const adminGate: MiddlewareFunction<Response> = async ({ request, context }) => {
  const session = await auth.api.getSession({ headers: request.headers })
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
  if (!session) throw redirect(`/auth?mode=admin&notice=admin-needed&next=${encodeURIComponent(path)}`)
  if (!(await isAdmin(session.user.id))) {
    log.warn({ user: session.user.id, ip: clientIp(), path }, 'admin area refused')
    throw redirect('/?notice=not-admin')
  }
  const { id, name, email } = session.user
  context.set(adminContext, { id, name, email, actor: staff(id) })
}

async function isAdmin(userId: string) {
  try {
    return await hasRole(db, userId, 'admin')
  } catch (error) {
    if (error instanceof RoleCheckFailed)
      throw new Response('role-check-failed', { status: 503, statusText: 'role-check-failed' })
    throw error
  }
}
