import { and, isNull, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { isOneOf } from '#platform/columns.server.ts'
import type { Db } from '#platform/db.server.ts'
import { paidNow as paid } from '#shop/catalogue/paid-now.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'
import { canBeBought } from './can-be-bought.ts'

const choices = (key: string) =>
  sql<
    string[] | null
  >`array_agg(distinct ${variants.options} ->> ${sql.raw(`'${key}'`)}) filter (where ${variants.options} ? ${sql.raw(`'${key}'`)})`

/** What the variants of each product come to: prices in đồng, whether any can be bought, and what there is to choose. */
export async function summariseVariants(db: Db, productIds: string[]) {
  const rows = await db
    .select({
      productId: variants.productId,
      lowest: sql<Dong>`min(${paid})::int`,
      highest: sql<Dong>`max(${paid})::int`,
      /** List price of the cheapest one. */
      listed: sql<Dong>`(array_agg(${variants.price} order by ${paid}, ${variants.price} desc))[1]::int`,
      inStock: sql<boolean>`bool_or(${canBeBought})`,
      sizes: choices('size'),
      bladeLengths: choices('blade_length'),
      lengths: choices('length'),
    })
    .from(variants)
    .leftJoin(stock, sql`${stock.variantId} = ${variants.id}`)
    .where(and(isOneOf(variants.productId, productIds), isNull(variants.archivedAt)))
    .groupBy(variants.productId)
    .prepare('summarise_variants')
    .execute()
  return new Map(rows.map((row) => [row.productId, row]))
}
export type VariantSummary = Awaited<ReturnType<typeof summariseVariants>> extends Map<string, infer S> ? S : never
