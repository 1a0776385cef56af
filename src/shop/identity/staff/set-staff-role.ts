import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { staffMembers, users } from '../schema.ts'
import { findStaffRole } from './find-staff-role.ts'
import { lockStaffRole } from './save-staff-role.ts'

/**
 * Gives a user a staff role in place of the one they have, or takes it (`roleId` null). Needs a confirmed address, since the person who typed
 * it first might not own it.
 */
export const setStaffRole = (db: Db, actor: Actor, { userId, roleId }: { userId: string; roleId: string | null }) =>
  db.transaction(async (tx) => {
    const role = roleId === null ? undefined : await lockStaffRole(tx, roleId)
    const [person] = await tx
      .select({ isProven: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (role && !person?.isProven) throw new Refusal('unconfirmed', m.user_unconfirmed_role, {})
    const before = await findStaffRole(tx, userId)
    await tx.delete(staffMembers).where(eq(staffMembers.userId, userId))
    if (role) await tx.insert(staffMembers).values({ userId, roleId: role.id, grantedBy: actor })
    await recordChange(tx, actor, {
      verb: 'role.changed',
      id: userId,
      name: role?.name ?? before?.name,
      before: { role: before?.name ?? null },
      after: { role: role?.name ?? null },
    })
  })
