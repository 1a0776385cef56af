import { and, eq, isNotNull } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '../actor.ts'
import { users } from '../schema.ts'

/** Unlocks an account; its user signs in as before. */
export async function unlockUser(db: Db, actor: Actor, { userId }: { userId: string }) {
  return db.transaction(async (tx) => {
    const [was] = await tx
      .select({ name: users.name, reason: users.lockReason })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.lockedAt)))
      .for('update')
    if (!was) return false
    await tx
      .update(users)
      .set({ lockedAt: null, lockReason: null, lockedBy: null, updatedAt: new Date() })
      .where(eq(users.id, userId))
    const before = { reason: was.reason }
    await recordChange(tx, actor, { verb: 'user.unlocked', id: userId, name: was.name, before })
    await emit(tx, { name: 'user.unlocked', facts: { userId, actor } })
    return true
  })
}
