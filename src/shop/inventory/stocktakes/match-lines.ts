import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { TypedLine } from './read-lines.ts'

/** Matches typed lines to variants, by SKU before barcode; unknown codes, and services, which have no stock, are answered as unknown. */
export async function matchLines(db: Db, lines: TypedLine[]) {
  const codes = lines.map(({ code }) => code.toUpperCase())
  if (!codes.length) return { matched: [], unknown: [] }
  const rows = await db
    .select({ variantId: variants.id, sku: variants.sku, barcode: variants.barcode, category: products.category })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(inArray(sql`upper(${variants.sku})`, codes), inArray(sql`upper(${variants.barcode})`, codes)))
  const goods = rows.filter((row) => hasStock(row.category))
  const matched = lines.flatMap(({ code, quantity, line }) => {
    const is = (text: string | null) => text?.toUpperCase() === code.toUpperCase()
    const variant = goods.find((row) => is(row.sku)) ?? goods.find((row) => is(row.barcode))
    return variant ? [{ variantId: variant.variantId, sku: variant.sku, quantity, line }] : []
  })
  return { matched, unknown: lines.filter(({ line }) => !matched.some((one) => one.line === line)) }
}
