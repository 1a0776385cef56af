import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { findStaffRole } from './find-staff-role.ts'

/** Whether an actor is a moderator, an admin or a colleague with a staff role. */
export async function isStaff(db: Db, actor: Actor): Promise<boolean> {
  if (!actor.startsWith('user:')) return false
  if ((await rolesOf(db, actor)).some((role) => role !== 'user')) return true
  return (await findStaffRole(db, actor.slice(5))) !== undefined
}
