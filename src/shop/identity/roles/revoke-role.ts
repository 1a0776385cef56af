import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { lockAdminRows } from './lock-admin-rows.ts'
import type { Role } from '../role.ts'
import { userRoles } from '../schema.ts'

/** Revokes a role. One admin must remain to grant roles: the last one cannot be revoked, also when two admins revoke each other at once. */
export async function revokeRole(db: Db, actor: Actor, { userId, role }: { userId: string; role: Role }) {
  return db.transaction(async (tx) => {
    if (role === 'admin') {
      const admins = await lockAdminRows(tx)
      if (admins.length === 1 && admins[0] === userId)
        throw new Refusal('last-admin', m.security_refusal_last_admin, {})
    }
    const revoked = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
      .returning({ role: userRoles.role })
    if (!revoked.length) return false
    await recordChange(tx, actor, { verb: 'role.revoked', id: userId, name: role })
    await emit(tx, { name: 'role.revoked', facts: { userId, role, actor } })
    return true
  })
}
