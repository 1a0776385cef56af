import { eq, asc } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listOptions, listPictures, listVariants } from '../queries.ts'
import { products, productTranslations, companions } from '../schema.ts'
import { productTextIn } from '../texts/product-text-in.ts'

/** Everything that the editor shows of a product in any status. */
export async function findProductForEdit(db: Db, locale: Locale, productId: string) {
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  if (!product) return
  const [words, options, variants, pictures, companionRows] = await Promise.all([
    db.select().from(productTranslations).where(eq(productTranslations.productId, productId)),
    listOptions(db, productId),
    listVariants(db, productId),
    listPictures(db, locale, [productId]),
    listCompanions(db, locale, productId),
  ])
  const textsIn = (textLocale: Locale) => words.find((row) => row.locale === textLocale)
  return { ...product, ...localized(textsIn), options, variants, pictures, beside: companionRows }
}
export type ProductForEdit = NonNullable<Awaited<ReturnType<typeof findProductForEdit>>>

/** The companions of a product in its order, also those not for sale. */
const listCompanions = (db: Db, locale: Locale, productId: string) =>
  db
    .select({
      id: products.id,
      name: productTranslations.name,
      slug: productTranslations.slug,
      status: products.status,
    })
    .from(companions)
    .innerJoin(products, eq(products.id, companions.companionId))
    .innerJoin(productTranslations, productTextIn(locale))
    .where(eq(companions.productId, productId))
    .orderBy(asc(companions.position))
