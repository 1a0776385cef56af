import { APIError } from 'better-auth/api'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { emailConfirmed } from '../events.ts'
import { guest } from '../actor.ts'
import { detachConsents, recordSignUpConsents, type GivenConsent } from '../consents/record-consent.ts'
import { voidProofs } from '../proof.ts'
import { accounts, sessions, twoFactors, users } from '../schema.ts'
import type { SignInName } from '#providers/sign-in.ts'

export type ProviderUser = { provider: SignInName; subject: string; email: string; name: string }

/**
 * The provider confirms an address whose account here is unconfirmed. Whoever made it, the account now belongs to this user: passwords, sessions,
 * links and consents prepared by a stranger are removed first. Confirmed accounts are never touched. Without consents of their own nobody gets an
 * account, so a 409 sends them to agree first (finish-social-sign-in.ts).
 */
export async function claimUnconfirmed(
  db: Db,
  { provider, subject, email, name }: ProviderUser,
  consents: GivenConsent[] | undefined,
) {
  await db.transaction(async (tx) => {
    const own = and(eq(accounts.providerId, provider), eq(accounts.accountId, subject))
    if ((await tx.select({ id: accounts.id }).from(accounts).where(own)).length) return
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true, name, twoFactorEnabled: false, updatedAt: new Date() })
      .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)))
      .returning({ id: users.id, email: users.email })
    if (!user) return
    if (!consents) throw new APIError('CONFLICT', { message: 'No account is opened without consents' })
    await tx.delete(accounts).where(eq(accounts.userId, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id))
    await voidProofs(tx, user.id)
    await detachConsents(tx, user.id)
    await recordSignUpConsents(tx, guest, user.id, consents)
    await tx.insert(accounts).values({ id: randomUUID(), userId: user.id, accountId: subject, providerId: provider })
    await emit(tx, emailConfirmed(user.id, user.email))
  })
}

/**
 * Somebody who signed up with this provider and never confirmed the address signs up again: the unused account goes, so that the new one gets its
 * email. Whoever was sent too many emails keeps the old one.
 */
export async function forgetUnconfirmed(db: Db, { provider, subject, email }: ProviderUser) {
  const [user] = await db
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject), eq(users.emailVerified, false)))
  if (!user || (await secondsToWait(db, allLimits.emailByAddress, email.toLowerCase()))) return
  await db.transaction(async (tx) => {
    await voidProofs(tx, user.id)
    await detachConsents(tx, user.id)
    await tx.delete(users).where(and(eq(users.id, user.id), eq(users.emailVerified, false)))
  })
}
