import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { carts } from './schema.ts'

/** Closes a cart that became an order, so that it is not used again. */
export const closeCart = (db: Db, cartId: string) => close(db, { cartId, now: new Date().toISOString() })
const close = prepared((db) =>
  db
    .update(carts)
    .set({ closedAt: sql`${sql.placeholder('now')}` })
    .where(eq(carts.id, sql.placeholder('cartId'))),
)
