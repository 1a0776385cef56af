import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { userRoles, users } from '../schema.ts'

/** The ids of all users who can enter the admin, without locked ones. Their roles stay locked until the transaction ends, so that two admins who demote each other at once do not both succeed. */
export async function lockAdminRows(tx: Db): Promise<string[]> {
  const admins = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.userId))
    .for('update')
  const ids = admins.map(({ userId }) => userId)
  // Read again: a user whose account was locked while this waited is left out.
  const active = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.lockedAt)))
  return active.map(({ id }) => id)
}
