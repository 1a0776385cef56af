import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations, variants } from '../schema.ts'
import { bootDisciplines } from './sizes.ts'
import { productTextIn } from '../texts/product-text-in.ts'

/** Every boot for sale, with its attributes and sizes. */
export const listBoots = (db: Db, locale: Locale) =>
  db
    .select({
      id: products.id,
      name: productTranslations.name,
      category: products.category,
      attributes: products.attributes,
      sizes: sql<
        number[]
      >`(select coalesce(array_agg(distinct (${variants.options} ->> 'size')::int), '{}') from ${variants} where ${variants.productId} = ${products.id} and ${variants.archivedAt} is null and ${variants.options} ->> 'size' ~ '^[0-9]{3}$')`,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .where(and(inArray(products.category, bootDisciplines), eq(products.status, 'active')))
    .orderBy(asc(products.category), asc(productTranslations.name))
