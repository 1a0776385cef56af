import { and, eq } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productOptionValues, products, productTranslations, variants } from '../schema.ts'
import { localized } from '#kit/localized.ts'

/** The columns of an export besides price and stock. */
export async function listVariantFacts(db: Db, variantIds: string[]) {
  const rows = await db
    .select({ id: variants.id, line: products.line, barcode: variants.barcode, weightG: variants.weightG })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isOneOf(variants.id, variantIds))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The texts of products in both languages, and the swatches of their colours. */
export async function listProductFacts(db: Db, productIds: string[]) {
  const words = await db.select().from(productTranslations).where(isOneOf(productTranslations.productId, productIds))
  const dots = await db
    .select()
    .from(productOptionValues)
    .where(and(isOneOf(productOptionValues.productId, productIds), eq(productOptionValues.key, 'colour')))
  const textsIn = (locale: string) =>
    new Map(words.filter((row) => row.locale === locale).map((row) => [row.productId, row]))
  return {
    ...localized(textsIn),
    swatches: new Map(dots.map(({ productId, value, swatch }) => [`${productId}:${value}`, swatch])),
  }
}
