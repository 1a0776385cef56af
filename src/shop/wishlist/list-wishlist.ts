import { asc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations, products } from '#shop/catalogue/schema.ts'
import { wishlistItems } from './schema.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'

/** The wishlist of a user, the oldest wish first, with withdrawn products, so that the page can say so. */
export const listWishlist = (db: Db, userId: string, locale: Locale) =>
  db
    .select({
      id: wishlistItems.productId,
      name: productTranslations.name,
      slug: productTranslations.slug,
      addedAt: wishlistItems.addedAt,
      status: products.status,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(productTranslations, productTextIn(locale, wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.productId))
