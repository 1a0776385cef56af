import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { maxWishlistItems } from './max-wishlist-items.ts'
import { wishlistItems } from './schema.ts'

/**
 * Merges a visitor's wishlist into the user's, in its order; products that are on it already, not for sale, or beyond the limit are skipped. Repeating
 * it changes nothing. Answers the new products.
 */
export const mergeWishlist = (db: Db, userId: string, ids: string[]) =>
  db.transaction(async (tx) => {
    const rows = ids.length
      ? await tx
          .select({ id: products.id })
          .from(products)
          .where(and(inArray(products.id, ids), eq(products.status, 'active')))
      : []
    const sold = new Set(rows.map((row) => row.id))
    const kept = await tx
      .select({ id: wishlistItems.productId })
      .from(wishlistItems)
      .where(eq(wishlistItems.userId, userId))
    const newIds = [...new Set(ids)]
      .filter((id) => sold.has(id) && !kept.some((item) => item.id === id))
      .slice(0, Math.max(0, maxWishlistItems - kept.length))
    const added: string[] = []
    for (const productId of newIds) {
      const rows = await tx
        .insert(wishlistItems)
        .values({ userId, productId, addedAt: sql`clock_timestamp()` })
        .onConflictDoNothing()
        .returning({ id: wishlistItems.productId })
      added.push(...rows.map(({ id }) => id))
    }
    return added
  })
