import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { TypedLine } from './read-lines.ts'

type Matched = { variantId: string; sku: string; quantity: number }

/**
 * Matches typed lines to variants: one row a variant, since a box may hold its SKU on one line and its barcode on another. Codes of no variant or of
 * several, and services, which have no stock, are answered as unknown.
 */
export async function matchLines(db: Db, lines: TypedLine[]) {
  const codes = lines.map(({ code }) => code.toUpperCase())
  if (!codes.length) return { matched: [], unknown: [] }
  const rows = await db
    .select({
      variantId: variants.id,
      sku: variants.sku,
      barcode: variants.barcode,
      archivedAt: variants.archivedAt,
      category: products.category,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(inArray(sql`upper(${variants.sku})`, codes), inArray(sql`upper(${variants.barcode})`, codes)))
  const goods = rows.filter((row) => hasStock(row.category))
  const matched = new Map<string, Matched>()
  const unknown: TypedLine[] = []
  for (const line of lines) {
    const variant = ownerOf(goods, line.code)
    if (!variant) unknown.push(line)
    else {
      const { variantId, sku } = variant
      matched.set(variantId, { variantId, sku, quantity: line.quantity + (matched.get(variantId)?.quantity ?? 0) })
    }
  }
  return { matched: [...matched.values()], unknown }
}

type Owner = { variantId: string; sku: string; barcode: string | null; archivedAt: Date | null }

/** By SKU before barcode, and an archived variant only where no other has the code. None if several have it: a guess would count a wrong size. */
function ownerOf(goods: Owner[], code: string) {
  const is = (text: string | null) => text?.toUpperCase() === code.toUpperCase()
  const bySku = goods.filter(({ sku }) => is(sku))
  const owners = bySku.length ? bySku : goods.filter(({ barcode }) => is(barcode))
  const current = owners.filter(({ archivedAt }) => archivedAt === null)
  const [owner, ...others] = current.length ? current : owners
  return others.length ? undefined : owner
}
