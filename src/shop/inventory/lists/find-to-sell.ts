import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { variantSearchWhere } from './list-stock-rows.ts'
import { variantSearchList, stock } from '../schema.ts'

/** A word in every product's name would match all of them, so at most this many are read. */
const mostSought = 2000

/** Finds goods for the counter: the one with this SKU or barcode, else those that match the words, in stock first. Services are included. */
export async function findToSell(db: Db, typed: string, limit = 12): Promise<{ exact: boolean; variantIds: string[] }> {
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
  const named = await from()
    .where(and(onSale, or(eq(variants.sku, code.toUpperCase()), eq(variants.barcode, code))))
    .limit(1)
  if (named.length || !words.length) return { exact: named.length > 0, variantIds: named.map(({ id }) => id) }
  await refreshReadModels(db)
  const some = sql`select ${variantSearchList.variantId} from ${variantSearchList} where ${variantSearchWhere(typed)} limit ${mostSought}`
  const isThere = sql`(coalesce(${stock.onHand}, 1) - coalesce(${stock.reserved}, 0) > 0) desc`
  const rows = await from()
    .where(and(onSale, sql`${variants.id} in (${some})`))
    .orderBy(isThere, asc(variants.productId), asc(variants.position))
    .limit(limit)
  return { exact: false, variantIds: rows.map(({ id }) => id) }
}
