import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { stock, stockMoves } from './schema.ts'
import { available } from './lists/stock-sql.ts'

/** Available pieces per variant: on hand minus reserved, 0 for goods that were never received. A service is not listed: it has no stock. */
export async function availableOf(db: Db, variantIds: string[]): Promise<Map<string, number>> {
  if (!variantIds.length) return new Map()
  const rows = await selectAvailable(db, { variantIds })
  return new Map(rows.filter((row) => hasStock(row.category)).map((row) => [row.variantId, row.available]))
}

const selectAvailable = prepared((db) =>
  db
    .select({
      variantId: variants.id,
      category: products.category,
      available,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    // Behind a `select` the planner does not look at the number of ids; otherwise it plans each call anew, which takes longer than the query.
    .where(sql`${variants.id} = any((select ${sql.placeholder('variantIds')}::uuid[])::uuid[])`),
)

export async function findStock(db: Db, variantId: string) {
  const [row] = await db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      options: variants.options,
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.id, variantId))
  return row
}

export const listMoves = (db: Db, variantId: string, limit = 100) =>
  db.select().from(stockMoves).where(eq(stockMoves.variantId, variantId)).orderBy(desc(stockMoves.id)).limit(limit)

/** The products of these variants, to refresh their pages. */
export async function productsOf(db: Db, variantIds: string[]) {
  if (!variantIds.length) return []
  // One parameter for all: a statement has at most 65,535.
  const ofThese = sql`${variants.id} = any(${sql.param(variantIds)}::uuid[])`
  return (await db.selectDistinct({ id: variants.productId }).from(variants).where(ofThese)).map((row) => row.id)
}
