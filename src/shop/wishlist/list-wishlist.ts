import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productWords, products } from '#shop/catalogue/schema.ts'
import { wishlistItems } from './schema.ts'

/** The wishlist of a user, the oldest wish first, with withdrawn products, so that the page can say so. */
export const listWishlist = (db: Db, userId: string, locale: Locale) =>
  db
    .select({
      id: wishlistItems.productId,
      name: productWords.name,
      slug: productWords.slug,
      addedAt: wishlistItems.addedAt,
      status: products.status,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(productWords, and(eq(productWords.productId, wishlistItems.productId), eq(productWords.locale, locale)))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.productId))
