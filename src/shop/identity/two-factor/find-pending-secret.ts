import { and, eq } from 'drizzle-orm'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Db } from '#platform/postgres/db.server.ts'
import { auth } from '../auth.server.ts'
import { twoFactors } from '../schema.ts'

/** The secret of an unfinished setup, to show it again after a mistyped first code; a secret in use is never shown. */
export async function findPendingSecret(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)))
  return row && symmetricDecrypt({ key: (await auth.$context).secretConfig, data: row.secret })
}
