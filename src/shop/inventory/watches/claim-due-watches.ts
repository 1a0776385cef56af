import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { availableOf } from '../queries.ts'
import { stockWatches } from '../schema.ts'

/** Claims all watches of these variants that are back in stock, by marking them as notified, so that no other process claims them. */
export const claimDueWatches = (db: Db, variantIds: string[]) =>
  db.transaction(async (tx) => {
    const inStock = [...(await availableOf(tx, variantIds))].flatMap(([id, left]) => (left > 0 ? [id] : []))
    if (!inStock.length) return []
    const forSale = tx
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
      .where(and(sql`${variants.id} = any(${sql.param(inStock)}::uuid[])`, isNull(variants.archivedAt)))
    return tx
      .update(stockWatches)
      .set({ notifiedAt: new Date() })
      .where(and(inArray(stockWatches.variantId, forSale), isNull(stockWatches.notifiedAt)))
      .returning()
  })
