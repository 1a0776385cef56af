import { asc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { choiceKey } from '../variants/draft-variants.ts'
import { productOptionValues, products, productTranslations, variants } from '../schema.ts'

/**
 * Products by their addresses in either language, with the options of their variants, archived ones included. A file names a product
 * by `vietnameseSlug`.
 */
export async function findProductsBySlug(db: Db, slugs: string[]) {
  if (!slugs.length) return new Map<string, ProductWithVariants>()
  const rows = await db
    .select({ id: products.id, slug: productTranslations.slug, category: products.category, status: products.status })
    .from(productTranslations)
    .innerJoin(products, eq(products.id, productTranslations.productId))
    .where(inArray(productTranslations.slug, slugs))
    // The Vietnamese one comes last and so stays in the map, where an English one of another product is the same.
    .orderBy(asc(productTranslations.locale))
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return new Map<string, ProductWithVariants>()
  const [names, keys, sold] = await Promise.all([
    db.select().from(productTranslations).where(isOneOf(productTranslations.productId, ids)),
    db
      .selectDistinct({ productId: productOptionValues.productId, key: productOptionValues.key })
      .from(productOptionValues)
      .where(isOneOf(productOptionValues.productId, ids)),
    db
      .select({ productId: variants.productId, options: variants.options })
      .from(variants)
      .where(isOneOf(variants.productId, ids)),
  ])
  const namesByProduct = Map.groupBy(names, ({ productId }) => productId)
  const keysByProduct = Map.groupBy(keys, ({ productId }) => productId)
  const optionsByProduct = Map.groupBy(sold, ({ productId }) => productId)
  return new Map(
    rows.map((one) => [
      one.slug,
      {
        ...one,
        vietnameseSlug: namesByProduct.get(one.id)?.find(({ locale }) => locale === 'vi')?.slug ?? one.slug,
        names: (namesByProduct.get(one.id) ?? []).map(({ name }) => name),
        keys: (keysByProduct.get(one.id) ?? []).map(({ key }) => key),
        choices: new Set((optionsByProduct.get(one.id) ?? []).map(({ options }) => choiceKey(options))),
      } satisfies ProductWithVariants,
    ]),
  )
}

export type ProductWithVariants = Pick<typeof products.$inferSelect, 'id' | 'category' | 'status'> & {
  slug: string
  vietnameseSlug: string
  names: string[]
  keys: (typeof productOptionValues.$inferSelect)['key'][]
  choices: Set<string>
}
