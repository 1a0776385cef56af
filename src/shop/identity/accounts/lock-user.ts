import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { staff, type Actor } from '../actor.ts'
import { lockAdminRows } from '../roles/lock-admin-rows.ts'
import { voidProofs } from '../proof.ts'
import { sessions, users } from '../schema.ts'

/** Locks an account: every device is signed out at once, and nobody can sign in until it is unlocked. Staff cannot lock themselves, and one admin always remains. */
export async function lockUser(db: Db, actor: Actor, { userId, reason }: { userId: string; reason: string }) {
  if (actor === staff(userId)) throw new Refusal('lock-self', m.user_refusal_lock_self, {})
  return db.transaction(async (tx) => {
    const admins = await lockAdminRows(tx)
    if (admins.length === 1 && admins[0] === userId) throw new Refusal('last-admin', m.user_refusal_lock_last, {})
    const locked = await tx
      .update(users)
      .set({ lockedAt: new Date(), lockReason: reason, lockedBy: actor, updatedAt: new Date() })
      .where(and(eq(users.id, userId), isNull(users.lockedAt)))
      .returning({ name: users.name })
    if (!locked.length) return false
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await voidProofs(tx, userId)
    await recordChange(tx, actor, { verb: 'user.locked', id: userId, name: locked[0]!.name, after: { reason } })
    await emit(tx, { name: 'user.locked', facts: { userId, actor } })
    return true
  })
}
