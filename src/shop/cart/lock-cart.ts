import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { carts } from './schema.ts'

/** Locks the open cart for this transaction and answers what it stores besides its lines; undefined if it is closed or unknown. */
export async function lockCart(db: Db, cartId: string) {
  const [cart] = await locked(db, { cartId })
  return cart
}

const locked = prepared((db) =>
  db
    .select({ codes: carts.codes })
    .from(carts)
    .where(and(eq(carts.id, sql.placeholder('cartId')), isNull(carts.closedAt)))
    .for('update'),
)
