import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { emailConfirmed } from '../events.ts'
import { verifyQueued } from '../passwords/hash-queued.ts'
import { findProof, takeProof, voidProofs } from '../proof.ts'
import { accounts, users } from '../schema.ts'
import { accountOfMark } from './sign-up-mark.ts'

type Click = { token: string; mark?: string; password?: string }

const old = () => new Refusal('link-old', m.auth_refusal_link_old, {})

/** Whether the browser with this mark signed up for the account of this link; undefined if the link is not valid. */
export async function findEmailConfirmation(db: Db, { token, mark }: Click) {
  const userId = await findProof(db, 'confirm-address', token)
  if (!userId) return
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.lockedAt)))
  const signInAccounts = await db.select().from(accounts).where(eq(accounts.userId, userId))
  const accountId = accountOfMark(mark)
  const isOwnBrowser = signInAccounts.some((account) => account.id === accountId)
  const hash = signInAccounts.find((account) => account.providerId === 'credential')?.password
  return user && { userId, email: user.email, isOwnBrowser, hash: hash ?? undefined }
}

/**
 * Confirms the address by the link. It works in the browser that signed up, elsewhere only with the password, so that nobody confirms an account that a
 * stranger prepared.
 */
export async function confirmEmail(db: Db, _: Actor, click: Click) {
  const confirmation = await findEmailConfirmation(db, click)
  if (!confirmation) throw old()
  if (!confirmation.isOwnBrowser && !(await knowsPassword(confirmation.hash, click.password)))
    throw new Refusal('sign-in-wrong', m.refusal_sign_in_wrong, {})
  const { userId, email } = confirmation
  await db.transaction(async (tx) => {
    if ((await takeProof(tx, 'confirm-address', click.token)) !== userId) throw old()
    await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId))
    await voidProofs(tx, userId)
    await emit(tx, emailConfirmed(userId, email))
  })
  return { userId, email }
}

const knowsPassword = async (hash: string | undefined, password: string | undefined) =>
  Boolean(hash && password) && verifyQueued({ hash: hash!, password: password! })
