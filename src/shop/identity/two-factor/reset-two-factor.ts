import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { staff, type Actor } from '../actor.ts'
import { voidProofs } from '../proof.ts'
import { sessions, twoFactors, users } from '../schema.ts'

/** For a user who lost phone and backup codes, after a colleague has verified their identity: turns two-factor off, signs out every device and sends an email. Users turn off their own with a code. */
export async function resetTwoFactor(db: Db, actor: Actor, { userId }: { userId: string }) {
  if (actor === staff(userId)) throw new Refusal('reset-self', m.user_refusal_reset_self, {})
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ name: users.name, isOn: users.twoFactorEnabled })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!person?.isOn) return false
    await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await voidProofs(tx, userId)
    await recordChange(tx, actor, { verb: 'two-factor.reset', id: userId, name: person.name })
    await emit(tx, { name: 'user.two-factor-changed', facts: { userId, isOn: false } })
    return true
  })
}
