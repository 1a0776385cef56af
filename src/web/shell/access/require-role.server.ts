import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { hasRole, RoleCheckFailed } from '#shop/identity/roles/role-check.ts'
import type { Role } from '#shop/identity/role.ts'
import { requestedPath } from './requested-path.ts'
import { redirectTo } from './redirect-to.server.ts'

/** Lets holders of the role pass (an admin holds every role) and sends others home. When roles cannot be read, nobody passes and the screen offers to try again. */
export async function requireRole(request: Request, userId: string, role: Role) {
  if (await holdsRole(userId, role)) return
  log.warn({ user: userId, ip: clientIp(), path: requestedPath(request), role }, 'role refused')
  throw redirectTo(`/?notice=not-${role}`)
}

/** An admin holds every role. Throws the retry screen where it cannot be read. */
export async function holdsRole(userId: string, role: Role) {
  try {
    return (await hasRole(db, userId, 'admin')) || (role !== 'admin' && (await hasRole(db, userId, role)))
  } catch (error) {
    if (!(error instanceof RoleCheckFailed)) throw error
    throw new Response('role-check-failed', { status: 503, statusText: 'role-check-failed' })
  }
}
