import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations } from '../schema.ts'
import { productTextIn } from '../texts/product-text-in.ts'

/** Products for sale that may be a part of a ready bundle: skates, blades and protection, by name; and the chosen ones, whatever became of them. */
export const listBundleChoices = (db: Db, locale: Locale, chosen: string[]) =>
  db
    .select({
      id: products.id,
      status: products.status,
      slug: productTranslations.slug,
      name: productTranslations.name,
      category: products.category,
      type: products.type,
      attributes: products.attributes,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .where(
      or(
        isOneOf(products.id, chosen),
        and(
          eq(products.status, 'active'),
          inArray(products.category, ['figure', 'hockey', 'speed', 'recreational', 'blades', 'protective']),
        ),
      ),
    )
    .orderBy(asc(productTranslations.name))
