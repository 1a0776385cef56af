import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { savedAddresses } from '../schema.ts'

/** Locks a user's addresses for this transaction, so that two tabs cannot both set the default. Answers their number. */
export async function lockAddressBook(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
  return row!.n
}
