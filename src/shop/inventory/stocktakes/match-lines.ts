import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { TypedLine } from './read-lines.ts'

type Matched = { variantId: string; sku: string; quantity: number }

/**
 * Matches typed lines to variants, by SKU before barcode: one row a variant, since a box may hold its SKU on one line and its barcode on another. Unknown
 * codes, and services, which have no stock, are answered as unknown.
 */
export async function matchLines(db: Db, lines: TypedLine[]) {
  const codes = lines.map(({ code }) => code.toUpperCase())
  if (!codes.length) return { matched: [], unknown: [] }
  const rows = await db
    .select({ variantId: variants.id, sku: variants.sku, barcode: variants.barcode, category: products.category })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(inArray(sql`upper(${variants.sku})`, codes), inArray(sql`upper(${variants.barcode})`, codes)))
  const goods = rows.filter((row) => hasStock(row.category))
  const matched = new Map<string, Matched>()
  const unknown: TypedLine[] = []
  for (const line of lines) {
    const is = (text: string | null) => text?.toUpperCase() === line.code.toUpperCase()
    const variant = goods.find((row) => is(row.sku)) ?? goods.find((row) => is(row.barcode))
    if (!variant) unknown.push(line)
    else {
      const { variantId, sku } = variant
      matched.set(variantId, { variantId, sku, quantity: line.quantity + (matched.get(variantId)?.quantity ?? 0) })
    }
  }
  return { matched: [...matched.values()], unknown }
}
