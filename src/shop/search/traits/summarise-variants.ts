import { and, isNull, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ColourPrices } from '#shop/catalogue/variants/lead.ts'
import { paidNow as paid } from '#shop/catalogue/prices/paid-now.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'

const choice = (key: string) => sql<string | null>`${variants.options} ->> ${sql.raw(`'${key}'`)}`
const choices = (key: string) =>
  sql<
    string[] | null
  >`array_agg(distinct ${variants.options} ->> ${sql.raw(`'${key}'`)}) filter (where ${variants.options} ? ${sql.raw(`'${key}'`)})`

export type VariantSummary = {
  shades: ColourPrices[]
  inStock: boolean
  sizes: string[]
  bladeLengths: string[]
  lengths: string[]
}

/** Services are always available; goods while pieces are left. A variant without a stock row has no stock: only then its product's category is read. */
const canBeBought = sql`coalesce(${stock.onHand} > ${stock.reserved}, (select category = 'services' from products where id = ${variants.productId}))`

/** A summary of each product's variants: prices in đồng by colour and width, availability, and options. `within`: only the variants with these options. */
export async function summariseVariants(db: Db, productIds: string[], within: Options = {}) {
  const rows = await db
    .select({
      productId: variants.productId,
      colour: choice('colour'),
      width: choice('width'),
      lowest: sql<Dong>`min(${paid})::float8`,
      highest: sql<Dong>`max(${paid})::float8`,
      /** List price of the cheapest one. */
      listed: sql<Dong>`(array_agg(${variants.price} order by ${paid}, ${variants.price} desc))[1]::float8`,
      inStock: sql<boolean>`bool_or(${canBeBought})`,
      sizes: choices('size'),
      bladeLengths: choices('blade_length'),
      lengths: choices('length'),
    })
    .from(variants)
    .leftJoin(stock, sql`${stock.variantId} = ${variants.id}`)
    .where(
      and(
        isOneOf(variants.productId, productIds),
        isNull(variants.archivedAt),
        sql`${variants.options} @> ${JSON.stringify(within)}::jsonb`,
      ),
    )
    .groupBy(variants.productId, sql`2`, sql`3`)
    .prepare('summarise_variants')
    .execute()
  const of = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...of].map(([productId, own]) => [productId, summaryOf(own)]))
}

type Row = {
  colour: string | null
  width: string | null
  lowest: Dong
  highest: Dong
  listed: Dong
  inStock: boolean
  sizes: string[] | null
  bladeLengths: string[] | null
  lengths: string[] | null
}

const summaryOf = (rows: Row[]): VariantSummary => ({
  shades: rows.map(({ colour, width, lowest, highest, listed, inStock }) => ({
    ...(colour !== null && { colour }),
    ...(width !== null && { width }),
    cheapest: { now: lowest, was: listed > lowest ? listed : null },
    highest,
    canBeBought: inStock,
  })),
  inStock: rows.some(({ inStock }) => inStock),
  sizes: every(rows.map(({ sizes }) => sizes)),
  bladeLengths: every(rows.map(({ bladeLengths }) => bladeLengths)),
  lengths: every(rows.map(({ lengths }) => lengths)),
})

const every = (some: (string[] | null)[]) => [...new Set(some.flatMap((values) => values ?? []))].sort()
