import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { askedStatuses } from '#shop/catalogue/asked-status.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { freshenDesk } from './freshen-desk.ts'
import { deskProductsWhere, type ProductRowsAsked } from './list-product-rows.ts'
import { deskProducts } from './schema.ts'

/** How many products the search and the filters leave, in all and by status. */
export async function countProductRows(db: Db, asked: Omit<ProductRowsAsked, 'status' | 'sort' | 'page'>) {
  await freshenDesk(db)
  const rows = await db
    .select({ status: deskProducts.status, n: sql<number>`count(*)::int` })
    .from(deskProducts)
    .where(deskProductsWhere({ ...asked, status: null }))
    .groupBy(deskProducts.status)
  const byStatus = Object.fromEntries(
    askedStatuses.map((status) => [status, rows.find((row) => row.status === status)?.n ?? 0]),
  ) as Record<ProductStatus, number>
  return { all: rows.reduce((sum, { n }) => sum + n, 0), ...byStatus }
}
