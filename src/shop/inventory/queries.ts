import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { productWords, variants } from '#shop/catalogue/schema.ts'
import { stock, stockMoves } from './schema.ts'

/** Available per variant: on hand minus reserved. A variant that is not listed has no stock kept (a service). */
export async function availableOf(db: Db, variantIds: string[]): Promise<Map<string, number>> {
  if (!variantIds.length) return new Map()
  const rows = await db
    .select({ variantId: stock.variantId, available: sql<number>`${stock.onHand} - ${stock.reserved}` })
    .from(stock)
    .where(inArray(stock.variantId, variantIds))
  return new Map(rows.map((row) => [row.variantId, row.available]))
}

/** Stock of one product, variant by variant, for the shopkeeper. */
export const listStockOf = (db: Db, productId: string) =>
  db
    .select({ variantId: variants.id, sku: variants.sku, options: variants.options, onHand: stock.onHand, reserved: stock.reserved })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))

export async function findStock(db: Db, variantId: string) {
  const [row] = await db
    .select({ variantId: variants.id, productId: variants.productId, sku: variants.sku, options: variants.options, onHand: stock.onHand, reserved: stock.reserved })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.id, variantId))
  return row
}

export const listMoves = (db: Db, variantId: string, limit = 100) =>
  db.select().from(stockMoves).where(eq(stockMoves.variantId, variantId)).orderBy(desc(stockMoves.id)).limit(limit)

/** Products of these variants, to know whose pages changed. */
export const productsOf = async (db: Db, variantIds: string[]) =>
  variantIds.length ? (await db.selectDistinct({ id: variants.productId }).from(variants).where(inArray(variants.id, variantIds))).map((row) => row.id) : []

/** Every variant with its stock, the fewest available first, 50 a page. */
export const listStock = (db: Db, { text, page }: { text: string; page: number }) =>
  db
    .select({ variantId: variants.id, productId: variants.productId, name: productWords.name, sku: variants.sku, options: variants.options, onHand: stock.onHand, reserved: stock.reserved })
    .from(stock)
    .innerJoin(variants, eq(variants.id, stock.variantId))
    .innerJoin(productWords, sql`${productWords.productId} = ${variants.productId} and ${productWords.locale} = 'vi'`)
    .where(text ? sql`(${variants.sku} ilike ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} or ${productWords.name} ilike ${`%${text.replace(/[%_\\]/g, '\\$&')}%`})` : undefined)
    .orderBy(sql`${stock.onHand} - ${stock.reserved}`, asc(variants.sku))
    .limit(50)
    .offset((page - 1) * 50)
