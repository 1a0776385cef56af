import { and, asc, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from './actor.ts'
import type { Role } from './role.ts'
import { userRoles } from './schema.ts'

/** Takes a role away. Somebody must remain who can give it back: the last admin stays one, also when two admins revoke each other at once. */
export async function revokeRole(db: Db, actor: Actor, { userId, role }: { userId: string; role: Role }) {
  return db.transaction(async (tx) => {
    const holders = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, role))
      .orderBy(asc(userRoles.userId))
      .for('update')
    if (!holders.some((holder) => holder.userId === userId)) return false
    if (role === 'admin' && holders.length === 1) throw new Refusal('last-admin', m.security_refusal_last_admin, {})
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    await emit(tx, { name: 'role.revoked', facts: { userId, role, actor } })
    return true
  })
}
