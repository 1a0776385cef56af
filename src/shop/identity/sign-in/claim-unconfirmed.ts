import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { emailConfirmed } from '../events.ts'
import { detachConsents } from '../consents/record-consent.ts'
import { voidProofs } from '../proof.ts'
import { accounts, sessions, twoFactors, users } from '../schema.ts'
import type { SignInName } from '#providers/sign-in.ts'

export type ConfirmedAccount = { provider: SignInName; subject: string; email: string; name: string }

/**
 * The provider confirms an address whose account here is unconfirmed. Whoever made it, the account now belongs to this user: passwords, sessions,
 * links and consents prepared by a stranger are removed first. Confirmed accounts are never touched.
 */
export async function claimUnconfirmed(db: Db, { provider, subject, email, name }: ConfirmedAccount) {
  await db.transaction(async (tx) => {
    const own = and(eq(accounts.providerId, provider), eq(accounts.accountId, subject))
    if ((await tx.select({ id: accounts.id }).from(accounts).where(own)).length) return
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true, name, twoFactorEnabled: false, updatedAt: new Date() })
      .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)))
      .returning({ id: users.id, email: users.email })
    if (!user) return
    await tx.delete(accounts).where(eq(accounts.userId, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id))
    await voidProofs(tx, user.id)
    await detachConsents(tx, user.id)
    await tx.insert(accounts).values({ id: randomUUID(), userId: user.id, accountId: subject, providerId: provider })
    await emit(tx, emailConfirmed(user.id, user.email))
  })
}
