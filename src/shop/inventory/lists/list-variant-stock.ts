import { and, asc, isNull, eq, sql } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '../schema.ts'
import type { VariantStock } from './sum-product-stock.ts'

/** What can be had of these products, variant by variant. */
export async function listVariantStock(db: Db, productIds: string[]) {
  if (!productIds.length) return new Map<string, VariantStock[]>()
  const rows = await db
    .select({
      productId: variants.productId,
      options: variants.options,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`,
    })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(isOneOf(variants.productId, productIds), isNull(variants.archivedAt)))
    .orderBy(asc(variants.position))
  return Map.groupBy(rows, ({ productId }) => productId)
}
