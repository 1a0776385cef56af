import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { wishlistItems } from './schema.ts'

export const clearWishlist = (db: Db, userId: string) =>
  db.delete(wishlistItems).where(eq(wishlistItems.userId, userId))
