import { and, eq, gt, like } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { isEmailChangeKey, emailChangeKeyOf } from './new-email.ts'
import { verifications } from '../schema.ts'

/** The new address of a confirmation link, while it is valid. */
export async function findEmailChange(db: Db, { requestId, key }: { requestId: string; key: string }) {
  const [row] = await db
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.id, requestId),
        like(verifications.identifier, emailChangeKeyOf('%')),
        gt(verifications.expiresAt, new Date()),
      ),
    )
  if (!row || !isEmailChangeKey(requestId, row.value, key)) return
  return { userId: row.identifier.slice(emailChangeKeyOf('').length), email: row.value }
}

/** The new address that a user asked for and has not confirmed yet. */
export async function findPendingEmail(db: Db, userId: string) {
  const [row] = await db
    .select({ email: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, emailChangeKeyOf(userId)), gt(verifications.expiresAt, new Date())))
  return row?.email
}
