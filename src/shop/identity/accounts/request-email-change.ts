import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { m } from '#words/messages.js'
import { emailChangeMs, emailChangeKeyOf } from './new-email.ts'
import { verifyIdentity } from '../sessions/verify-identity.ts'
import { limitStrangers } from '../limit-strangers.ts'
import { users, verifications } from '../schema.ts'

type EmailChangeRequest = { userId: string; signedInAt: Date; password: string; email: string; ip: string }

const tooOften = [m.auth_refusal_email_often_one, m.auth_refusal_email_often] as const

/**
 * Asks for another email address. Nothing changes until the link in the email to it is opened; the old address hears of it, since a thief may ask.
 * For an address that has a confirmed account the answer is the same, and no email is sent to it. The address may be a stranger’s, so the limits of
 * every email that anybody can request apply.
 */
export async function requestEmailChange(db: Db, { userId, signedInAt, password, email, ip }: EmailChangeRequest) {
  await verifyIdentity(db, { userId, signedInAt, password })
  const newEmail = email.toLowerCase()
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  if (user.email === newEmail) throw new Refusal('address-same', m.security_refusal_address_same, {})
  await limitStrangers(db, { ip, email: newEmail, perNetwork: allLimits.emailByNetwork, words: [...tooOften] })
  await db.transaction(async (tx) => {
    const identifier = emailChangeKeyOf(userId)
    await tx.delete(verifications).where(eq(verifications.identifier, identifier))
    const id = randomUUID()
    const expiresAt = new Date(Date.now() + emailChangeMs)
    await tx.insert(verifications).values({ id, identifier, value: newEmail, expiresAt })
    await emit(tx, { name: 'user.email-change-begun', facts: { userId, before: user.email } })
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, newEmail), eq(users.emailVerified, true)))
    if (owner) return
    await emit(tx, { name: 'user.email-change-requested', facts: { userId, requestId: id, email: newEmail } })
  })
}
