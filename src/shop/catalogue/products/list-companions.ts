import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { companions, products, productWords } from '../schema.ts'

/** What belongs beside a product, in its order, also what is not sold now. */
export const listCompanions = (db: Db, locale: Locale, productId: string) =>
  db
    .select({ id: products.id, name: productWords.name, slug: productWords.slug, status: products.status })
    .from(companions)
    .innerJoin(products, eq(products.id, companions.companionId))
    .innerJoin(productWords, and(eq(productWords.productId, products.id), eq(productWords.locale, locale)))
    .where(eq(companions.productId, productId))
    .orderBy(asc(companions.position))
