import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { carts } from './schema.ts'

/** The cart became an order: it is not used again. */
export const closeCart = (db: Db, cartId: string) =>
  db.update(carts).set({ closedAt: new Date() }).where(eq(carts.id, cartId))
