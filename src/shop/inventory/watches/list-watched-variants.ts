import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stockWatches } from '../schema.ts'

/** Variants of a product with open watches. */
export const listWatchedVariants = async (db: Db, productId: string) =>
  (
    await db
      .selectDistinct({ id: stockWatches.variantId })
      .from(stockWatches)
      .innerJoin(variants, eq(variants.id, stockWatches.variantId))
      .where(and(eq(variants.productId, productId), isNull(stockWatches.notifiedAt)))
  ).map(({ id }) => id)
