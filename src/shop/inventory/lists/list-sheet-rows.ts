import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { productListOrder, productListWhere, productNameIn, type ProductListParams } from './list-product-rows.ts'
import { productList, stock } from '../schema.ts'
import { labels } from './stock-sql.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'

export const sheetRowsPerPage = 200

const selectSheetRows = (db: Db, locale: Locale) =>
  db
    .select({
      variantId: variants.id,
      productId: products.id,
      name: productNameIn(locale),
      category: products.category,
      type: products.type,
      status: products.status,
      sku: variants.sku,
      options: variants.options,
      labels,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      onHand: sql<number>`coalesce(${stock.onHand}, 0)`,
      reserved: sql<number>`coalesce(${stock.reserved}, 0)`,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn('vi'))
    .innerJoin(variants, eq(variants.productId, products.id))
    .leftJoin(stock, eq(stock.variantId, variants.id))

/** The variants of the matching products, in the order of the product list: one page of the spreadsheet. */
export async function listSheetRows(db: Db, locale: Locale, params: ProductListParams, limit = sheetRowsPerPage) {
  await refreshReadModels(db)
  const page = await db
    .select({ id: variants.id })
    .from(productList)
    .innerJoin(variants, eq(variants.productId, productList.productId))
    .where(and(isNull(variants.archivedAt), productListWhere(params)))
    .orderBy(...productListOrder[params.sort], asc(variants.position), asc(variants.id))
    .limit(limit)
    .offset((params.page - 1) * limit)
  const ids = page.map(({ id }) => id)
  const rows = new Map((await listSheetRowsOf(db, locale, ids)).map((row) => [row.variantId, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
export type SheetRow = Awaited<ReturnType<typeof listSheetRowsOf>>[number]

/** These variants as spreadsheet rows. */
export const listSheetRowsOf = async (db: Db, locale: Locale, ids: string[]) =>
  ids.length ? selectSheetRows(db, locale).where(isOneOf(variants.id, ids)) : []

/** The number of rows in all. */
export async function countSheetRows(db: Db, params: Omit<ProductListParams, 'sort' | 'page'>) {
  await refreshReadModels(db)
  const [row] = await db
    .select({ rows: sql<number>`coalesce(sum(${productList.variants}), 0)::int` })
    .from(productList)
    .where(productListWhere(params))
  return row!.rows
}
