import { and, eq } from 'drizzle-orm'
import { hashPassword } from 'better-auth/crypto'
import { brokenRules } from '#kit/password-rule.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findUser } from '../find-user.ts'
import { voidProofs } from '../proof.ts'
import { verifyIdentity } from '../sessions/verify-identity.ts'
import { refuseGuessable } from '../passwords/refuse-guessable.ts'
import { accounts } from '../schema.ts'

type PasswordChange = {
  userId: string
  sessionId: string
  signedInAt: Date
  current: string
  newPassword: string
  /** Other devices stay signed in only if the user asks for it. */
  keepOtherSessions: boolean
}

/** Changes the password of a user who knows the old one; reset links and unconfirmed new addresses become invalid. */
export async function changePassword(db: Db, actor: Actor, change: PasswordChange) {
  const { userId, sessionId, signedInAt, current, newPassword, keepOtherSessions } = change
  if (brokenRules(newPassword).length || newPassword.length > 128)
    throw new Refusal('password-weak', m.security_refusal_weak, {})
  await verifyIdentity(db, { userId, signedInAt, password: current })
  const person = await findUser(db, userId)
  await refuseGuessable(newPassword, person?.name ?? '', person?.email ?? '')
  if (current === newPassword) throw new Refusal('password-same', m.security_refusal_same, {})
  const password = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ password, updatedAt: new Date() })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
      .returning({ id: accounts.id })
    if (!changed.length) throw new Refusal('password-none', m.security_refusal_no_password, {})
    await voidProofs(tx, userId)
    if (!keepOtherSessions) await endSessions(tx, actor, { userId, except: sessionId })
    await emit(tx, { name: 'user.password-changed', facts: { userId } })
  })
}
