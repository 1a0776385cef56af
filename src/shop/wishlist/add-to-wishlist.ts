import { and, count, eq, ne, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { m } from '#words/messages.js'
import { maxWishlistItems } from './max-wishlist-items.ts'
import { wishlistItems } from './schema.ts'

/**
 * Adds a product for sale to the wishlist, and answers whether it is new; an existing one stays as it is. Refuses products not for sale, and a list that
 * grows too long.
 */
export const addToWishlist = (db: Db, userId: string, productId: string) =>
  db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.status, 'active')))
    if (!product) throw new Refusal('wish-unknown', m.wishlist_unknown, {})
    const [others] = await tx
      .select({ kept: count() })
      .from(wishlistItems)
      .where(and(eq(wishlistItems.userId, userId), ne(wishlistItems.productId, productId)))
    if (others!.kept >= maxWishlistItems) throw new Refusal('wishlist-full', m.wishlist_full, { max: maxWishlistItems })
    const added = await tx
      .insert(wishlistItems)
      // The clock, not the start of the transaction: several in one transaction keep their order.
      .values({ userId, productId, addedAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ id: wishlistItems.productId })
    return added.length > 0
  })
