import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import type { Actor } from '../actor.ts'
import { detachConsents } from '../consents/record-consent.ts'
import { emailConfirmed, passwordChanged } from '../events.ts'
import { hashQueued } from '../passwords/hash-queued.ts'
import { findUser } from '../find-user.ts'
import { findProof, takeProof, voidProofs } from '../proof.ts'
import { refuseGuessable } from '../passwords/refuse-guessable.ts'
import { accounts, sessions, users } from '../schema.ts'

const old = () => new Refusal('link-old', m.auth_refusal_link_old, {})

/**
 * Sets a new password by the link of an email, once; every device is signed out. The click also proves the address: credentials that a stranger may have
 * prepared while it was unconfirmed (a password, a Facebook account) are removed, and so are that person's consents. Two-factor stays as it is.
 */
export async function resetPassword(db: Db, _: Actor, { token, password }: { token: string; password: string }) {
  // Looked up before hashing, so that invented tokens cost nothing.
  const userId = await findProof(db, 'reset-password', token)
  const person = userId && (await findUser(db, userId))
  if (!person) throw old()
  await refuseGuessable(password, person.name, person.email)
  const hash = await hashQueued(password)
  return db.transaction(async (tx) => {
    const userId = await takeProof(tx, 'reset-password', token)
    const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)).for('update') : []
    if (!user) throw old()
    if (!user.emailVerified) await removeForeignCredentials(tx, user)
    await setPassword(tx, user.id, hash)
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await voidProofs(tx, user.id)
    await emit(tx, passwordChanged(user.id))
    return { userId: user.id, email: user.email }
  })
}

async function removeForeignCredentials(tx: Db, { id, email }: { id: string; email: string }) {
  await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, id))
  await tx.delete(accounts).where(and(eq(accounts.userId, id), ne(accounts.providerId, 'credential')))
  await detachConsents(tx, id)
  await emit(tx, emailConfirmed(id, email))
}

async function setPassword(tx: Db, userId: string, password: string) {
  const changed = await tx
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (!changed.length)
    await tx
      .insert(accounts)
      .values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password })
}
