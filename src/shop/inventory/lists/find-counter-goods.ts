import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { variantSearchWhere } from './list-stock-rows.ts'
import { variantSearchList, stock } from '../schema.ts'

/** A word in every product's name would match all of them, so at most this many are read. */
const maxMatches = 2000

/**
 * Finds goods for the counter: the one with this SKU or barcode, else those that match the words, in stock first. Services are included. Where several
 * have the code, all are listed and none is exact, since somebody has to choose.
 */
export async function findCounterGoods(
  db: Db,
  typed: string,
  limit = 12,
): Promise<{ exact: boolean; variantIds: string[] }> {
  const code = typed.trim()
  const words = fold(typed).split(' ').filter(Boolean)
  if (!code) return { exact: false, variantIds: [] }
  const onSale = and(isNull(variants.archivedAt), eq(products.status, 'active'))
  const from = () =>
    db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(stock, eq(stock.variantId, variants.id))
  const codeMatches = await from()
    .where(and(onSale, or(eq(variants.sku, code.toUpperCase()), eq(variants.barcode, code))))
    .limit(limit)
  if (codeMatches.length || !words.length)
    return { exact: codeMatches.length === 1, variantIds: codeMatches.map(({ id }) => id) }
  await refreshReadModels(db)
  const matches = sql`select ${variantSearchList.variantId} from ${variantSearchList} where ${variantSearchWhere(typed)} limit ${maxMatches}`
  const inStockFirst = sql`(coalesce(${stock.onHand}, 1) - coalesce(${stock.reserved}, 0) > 0) desc`
  const rows = await from()
    .where(and(onSale, sql`${variants.id} in (${matches})`))
    .orderBy(inStockFirst, asc(variants.productId), asc(variants.position))
    .limit(limit)
  return { exact: false, variantIds: rows.map(({ id }) => id) }
}
