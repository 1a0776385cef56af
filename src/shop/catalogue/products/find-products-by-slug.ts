import { and, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { choiceKey } from '../variants/draft-variants.ts'
import { productOptionValues, products, productWords, variants } from '../schema.ts'

/** Products by their Vietnamese addresses, with the options of their variants, archived ones included. */
export async function findProductsBySlug(db: Db, slugs: string[]) {
  if (!slugs.length) return new Map<string, ProductWithVariants>()
  const found = await db
    .select({ id: products.id, slug: productWords.slug, category: products.category, status: products.status })
    .from(productWords)
    .innerJoin(products, eq(products.id, productWords.productId))
    .where(and(eq(productWords.locale, 'vi'), inArray(productWords.slug, slugs)))
  const ids = found.map(({ id }) => id)
  if (!ids.length) return new Map<string, ProductWithVariants>()
  const [names, keys, sold] = await Promise.all([
    db.select().from(productWords).where(isOneOf(productWords.productId, ids)),
    db
      .selectDistinct({ productId: productOptionValues.productId, key: productOptionValues.key })
      .from(productOptionValues)
      .where(isOneOf(productOptionValues.productId, ids)),
    db
      .select({ productId: variants.productId, options: variants.options })
      .from(variants)
      .where(isOneOf(variants.productId, ids)),
  ])
  const named = Map.groupBy(names, ({ productId }) => productId)
  const keyed = Map.groupBy(keys, ({ productId }) => productId)
  const chosen = Map.groupBy(sold, ({ productId }) => productId)
  return new Map(
    found.map((one) => [
      one.slug,
      {
        ...one,
        names: (named.get(one.id) ?? []).map(({ name }) => name),
        keys: (keyed.get(one.id) ?? []).map(({ key }) => key),
        choices: new Set((chosen.get(one.id) ?? []).map(({ options }) => choiceKey(options))),
      } satisfies ProductWithVariants,
    ]),
  )
}

export type ProductWithVariants = Pick<typeof products.$inferSelect, 'id' | 'category' | 'status'> & {
  slug: string
  names: string[]
  keys: (typeof productOptionValues.$inferSelect)['key'][]
  choices: Set<string>
}
