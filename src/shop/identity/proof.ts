import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emailChangeKeyOf } from './accounts/new-email.ts'
import { verifications } from './schema.ts'

/** The purposes of a link in an email, and how long each link is valid; it works once. */
export const proofSeconds = {
  'confirm-address': 24 * 3600,
  'reset-password': 600,
  'staff-invite': 7 * 24 * 3600,
} as const
export type Purpose = keyof typeof proofSeconds

/** Only the hash is stored, so that a reader of the database cannot follow the link. */
const identifierOf = (purpose: Purpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

const isGood = (purpose: Purpose, token: string) =>
  and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, new Date()))

/** A secret of 256 bits that proves this user's access to their mailbox, for one purpose. */
export async function openProof(db: Db, purpose: Purpose, userId: string) {
  const token = randomBytes(32).toString('base64url')
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date()))
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: userId,
    expiresAt: new Date(Date.now() + proofSeconds[purpose] * 1000),
  })
  return token
}

/** The user to whom a proof belongs, while it is valid. */
export async function findProof(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: verifications.value }).from(verifications).where(isGood(purpose, token))
  return row?.userId
}

/** Uses a proof up; of several calls at once only one gets the user. */
export async function takeProof(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.delete(verifications).where(isGood(purpose, token)).returning({ userId: verifications.value })
  return row?.userId
}

/** Voids all open proofs of this user and a new address that waits for its confirmation: a thief may have asked for either. */
export const voidProofs = (db: Db, userId: string) =>
  db
    .delete(verifications)
    .where(or(eq(verifications.value, userId), eq(verifications.identifier, emailChangeKeyOf(userId))))
