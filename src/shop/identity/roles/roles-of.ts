import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import type { Role } from '../role.ts'
import { userRoles } from '../schema.ts'

/** The roles of an actor; none for guests and for the shop itself. */
export async function rolesOf(db: Db, actor: Actor): Promise<Role[]> {
  if (!actor.startsWith('user:')) return []
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, actor.slice(5)))
  return rows.map(({ role }) => role)
}
