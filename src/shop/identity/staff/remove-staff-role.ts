import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { staffMembers, staffRoles } from '../schema.ts'
import { lockStaffRole, staffRoleFacts } from './save-staff-role.ts'

/** Removes a staff role that nobody holds: nobody loses access without being looked at. */
export const removeStaffRole = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const role = await lockStaffRole(tx, id)
    if (await tx.$count(staffMembers, eq(staffMembers.roleId, id)))
      throw new Refusal('staff-role-held', m.user_staff_refusal_held, {})
    await tx.delete(staffRoles).where(eq(staffRoles.id, id))
    await recordChange(tx, actor, { verb: 'staff-role.removed', id, name: role.name, before: staffRoleFacts(role) })
  })
