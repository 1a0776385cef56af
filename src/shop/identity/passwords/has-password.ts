import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { accounts } from '../schema.ts'

/** A user of Google or Facebook has no password until they set one. */
export async function hasPassword(db: Db, userId: string) {
  return (await findPasswordHash(db, userId)) !== undefined
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)))
  return row?.hash ?? undefined
}
