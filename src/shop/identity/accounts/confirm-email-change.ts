import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { findEmailChange } from './find-email-change.ts'
import { voidProofs } from '../proof.ts'
import { users, verifications } from '../schema.ts'

type OpenedLink = {
  requestId: string
  key: string
  /** The account that is signed in where the link was opened. */
  userId: string | undefined
}

/**
 * Makes the new address the user's own; the link works once. The old address is notified (reactions). Only the account that asked may take it, since
 * anybody can have this link sent to a stranger, whose guest orders would join the account.
 */
export async function confirmEmailChange(db: Db, { userId: openedBy, ...link }: OpenedLink) {
  return db.transaction(async (tx) => {
    const change = await findEmailChange(tx, link)
    if (change && change.userId !== openedBy) throw new Refusal('address-other', m.security_refusal_address_other, {})
    const used =
      change &&
      (await tx.delete(verifications).where(eq(verifications.id, link.requestId)).returning({ id: verifications.id }))
    if (!change || !used?.length) throw new Refusal('address-link-old', m.security_refusal_address_link, {})
    const { userId, email } = change
    const [before] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.lockedAt)))
      .for('update')
    if (!before) throw new Refusal('address-link-old', m.security_refusal_address_link, {})
    await removeUnconfirmed(tx, { userId, email })
    const free = sql`not exists (select 1 from ${users} as other where other.email = ${email})`
    const changed = await tx
      .update(users)
      .set({ email, emailVerified: true, updatedAt: new Date() })
      .where(sql`${users.id} = ${userId} and ${free}`)
      .returning({ id: users.id })
    if (!changed.length) throw new Refusal('address-taken', m.security_refusal_address_link, {})
    // Reset links were sent to the address that is no longer the user's.
    await voidProofs(tx, userId)
    await emit(tx, { name: 'user.email-changed', facts: { userId, before: before.email, email } })
    return { userId, email }
  })
}

/** An account that never confirmed this address belongs to nobody, and the link has just proved whose the address is. */
async function removeUnconfirmed(tx: Db, { userId, email }: { userId: string; email: string }) {
  const removed = await tx
    .delete(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false), ne(users.id, userId)))
    .returning({ id: users.id })
  for (const { id } of removed) await voidProofs(tx, id)
}
