import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { carts } from './schema.ts'

/** Holds the open cart for this transaction; false when it is closed or unknown. */
export async function lockCart(db: Db, cartId: string) {
  const rows = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), isNull(carts.closedAt)))
    .for('update')
  return rows.length > 0
}
