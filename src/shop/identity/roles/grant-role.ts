import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import type { Role } from '../role.ts'
import { userRoles, users } from '../schema.ts'

/** Grants a role; a user who has it keeps the earlier grant. Staff roles need a confirmed address, since the person who typed it first might not own it. */
export async function grantRole(db: Db, actor: Actor, { userId, role }: { userId: string; role: Role }) {
  return db.transaction(async (tx) => {
    const [person] = await tx.select({ proven: users.emailVerified }).from(users).where(eq(users.id, userId))
    if (role !== 'user' && !person?.proven) throw new Refusal('unconfirmed', m.user_unconfirmed_role, {})
    const granted = await tx
      .insert(userRoles)
      .values({ userId, role, grantedBy: actor })
      .onConflictDoNothing()
      .returning({ role: userRoles.role })
    if (granted.length) {
      await recordChange(tx, actor, { verb: 'role.granted', id: userId, name: role })
      await emit(tx, { name: 'role.granted', facts: { userId, role, actor } })
    }
    return granted.length > 0
  })
}
