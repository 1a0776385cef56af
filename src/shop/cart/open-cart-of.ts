import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { carts } from './schema.ts'

/** The open cart of a user, locked for this transaction; created if there is none. */
export async function openCartOf(tx: Db, userId: string): Promise<string> {
  await tx
    .insert(carts)
    .values({ userId })
    .onConflictDoNothing({ target: carts.userId, where: sql`closed_at is null` })
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: new Date() })
    .where(and(eq(carts.userId, userId), isNull(carts.closedAt)))
    .returning({ id: carts.id })
  // An order may have closed it between the two statements.
  return cart?.id ?? openCartOf(tx, userId)
}
