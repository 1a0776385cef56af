import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { productListWhere, type ProductListParams } from './list-product-rows.ts'
import { productList } from '../schema.ts'

/** The number of products that match the search and the filters, in all and by status. */
export async function countProductRows(db: Db, params: Omit<ProductListParams, 'status' | 'sort' | 'page'>) {
  await refreshReadModels(db)
  const rows = await db
    .select({ status: productList.status, n: sql<number>`count(*)::int` })
    .from(productList)
    .where(productListWhere({ ...params, status: null }))
    .groupBy(productList.status)
  const byStatus = Object.fromEntries(
    settableStatuses.map((status) => [status, rows.find((row) => row.status === status)?.n ?? 0]),
  ) as Record<ProductStatus, number>
  return { all: rows.reduce((sum, { n }) => sum + n, 0), ...byStatus }
}
