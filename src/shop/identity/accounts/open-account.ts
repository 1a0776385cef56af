import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { detachConsents } from '../consents/record-consent.ts'
import { voidProofs } from '../proof.ts'
import { accounts, sessions, userRoles, users } from '../schema.ts'

type NewAccount = { email: string; name: string; passwordHash: string; locale: Locale; isConfirmed?: boolean }

/** `isTaken`: the address belongs to a confirmed account, and nothing was changed. `accountId` is then a random id of no account. */
type OpenedAccount = { userId?: string; accountId: string; isTaken: boolean }

/** Opens an account for an address. An unconfirmed account belongs to nobody: the last person to sign up gets it, and earlier data is removed. */
export async function openAccount(db: Db, { email, name, passwordHash, locale, isConfirmed = false }: NewAccount) {
  const id = randomUUID()
  const values = { id, email, name, locale, emailVerified: isConfirmed }
  const [created] = await db.insert(users).values(values).onConflictDoNothing({ target: users.email }).returning()
  if (created) await db.insert(userRoles).values({ userId: id, role: 'user', grantedBy: 'sign-up' })
  const userId = created?.id ?? (await takeUnconfirmed(db, { email, name, locale }))
  const accountId = randomUUID()
  if (!userId) return { accountId, isTaken: true } satisfies OpenedAccount
  const account = { id: accountId, userId, accountId: userId, providerId: 'credential', password: passwordHash }
  await db.insert(accounts).values(account)
  return { userId, accountId, isTaken: false } satisfies OpenedAccount
}

async function takeUnconfirmed(db: Db, { email, name, locale }: Pick<NewAccount, 'email' | 'name' | 'locale'>) {
  const [user] = await db
    .update(users)
    // The nightly job deletes unconfirmed accounts by age; a new link restarts it.
    .set({ name, locale, createdAt: new Date(), updatedAt: new Date() })
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
    .returning({ id: users.id })
  if (!user) return
  await db.delete(accounts).where(eq(accounts.userId, user.id))
  await db.delete(sessions).where(eq(sessions.userId, user.id))
  await voidProofs(db, user.id)
  await detachConsents(db, user.id)
  return user.id
}
