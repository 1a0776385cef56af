import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { wishlistItems } from './schema.ts'

export const removeFromWishlist = (db: Db, userId: string, productId: string) =>
  db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)))
