import { eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import type { Role } from '../role.ts'
import { userRoles } from '../schema.ts'

/** The role could not be read: access is refused, and the user may try again. */
export class RoleCheckFailed extends Error {}

/** The database's `has_role` decides; if it fails, the role is read from `user_roles`; if both fail, RoleCheckFailed, never access. */
export async function hasRole(db: Db, userId: string, role: Role): Promise<boolean> {
  try {
    return (await rowsOf<{ yes: boolean }>(db, sql`select has_role(${userId}, ${role}) as yes`))[0]!.yes === true
  } catch (error) {
    log.warn({ err: error }, 'has_role failed, reading user_roles')
  }
  try {
    const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
    return rows.some((row) => row.role === role)
  } catch (cause) {
    throw new RoleCheckFailed('neither has_role nor user_roles could be read', { cause })
  }
}
