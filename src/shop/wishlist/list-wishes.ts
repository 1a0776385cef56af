import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { productWords, products } from '#shop/catalogue/schema.ts'
import { wishes } from './schema.ts'

/** What a person wishes for, the oldest wish first; also what was withdrawn since, so that it can be said. */
export const listWishes = (db: Db, userId: string, locale: Locale) =>
  db
    .select({
      id: wishes.productId,
      name: productWords.name,
      slug: productWords.slug,
      addedAt: wishes.addedAt,
      status: products.status,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .innerJoin(productWords, and(eq(productWords.productId, wishes.productId), eq(productWords.locale, locale)))
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.addedAt), asc(wishes.productId))
