import { and, eq, inArray, isNull } from 'drizzle-orm'
import { inLocale, locales, type Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { choiceLabel, levelLabel, typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { leadOf, shadesOf } from '#shop/catalogue/variants/lead.ts'
import { priceAt, type Priced } from '#shop/catalogue/prices/price.ts'
import { hasStock, type CategorySlug, type LineSlug } from '#shop/catalogue/product.ts'
import {
  brandLines,
  categories,
  categoryTranslations,
  productOptionValues,
  products,
  productTranslations,
  variants,
} from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'
import { listedTypesOf, type ProductForListing } from './traits-of.ts'

export type Listable = {
  productId: string
  product: ProductForListing
  featured: bigint
  publishedAt: Date
  staleAt: Date | null
}

/** The facts of these products that listings need, as of this moment; products that are not for sale are left out. */
export async function listProductsForListing(db: Db, productIds: string[], at: Date): Promise<Listable[]> {
  // One after another: inside a transaction there is one connection.
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, productIds), eq(products.status, 'active')))
  // New products get their positions in the given order, so that every demo shop lists them alike.
  const turns = new Map(productIds.map((id, turn) => [id, turn]))
  rows.sort((a, b) => turns.get(a.id)! - turns.get(b.id)!)
  const words = await db.select().from(productTranslations).where(inArray(productTranslations.productId, productIds))
  const offered = await listOffered(db, productIds)
  const labels = await db.select().from(productOptionValues).where(inArray(productOptionValues.productId, productIds))
  const kinds = await db.select().from(categoryTranslations)
  const places = await listPlaces(db)
  const of = by({ words, offered, labels })
  return rows.flatMap((row) => {
    const { words: own = [], offered: sold = [], labels: options = [] } = of.get(row.id) ?? {}
    if (!sold.length || !own.length) return []
    const product = productForListing(row, { own, sold, options, kinds, at })
    const publishedAt = row.publishedAt ?? row.createdAt
    return [
      {
        productId: row.id,
        product,
        publishedAt,
        featured: featuredOf(row, publishedAt, places),
        staleAt: nextTurn(sold, at),
      },
    ]
  })
}

type Parts = {
  own: (typeof productTranslations.$inferSelect)[]
  sold: Awaited<ReturnType<typeof listOffered>>
  options: (typeof productOptionValues.$inferSelect)[]
  kinds: (typeof categoryTranslations.$inferSelect)[]
  at: Date
}

function productForListing(
  row: typeof products.$inferSelect,
  { own, sold, options, kinds, at }: Parts,
): ProductForListing {
  const offered = sold.map((variant) => ({
    options: variant.options,
    paid: priceAt(variant, at),
    canBeBought: !hasStock(row.category) || (variant.onHand ?? 0) > (variant.reserved ?? 0),
  }))
  const valuesOf = (key: string) =>
    options
      .filter((one) => one.key === key)
      .toSorted((a, b) => a.position - b.position)
      .map(({ value }) => value)
  const { price } = leadOf(shadesOf(offered), { colours: valuesOf('colour'), widths: valuesOf('width') })!
  return {
    ...row,
    names: [
      ...own.map(({ name }) => name),
      ...listedTypesOf(row).flatMap((type) => locales.map((locale) => typeLabel(type, locale))),
      ...kinds.filter(({ category }) => category === row.category).map(({ name }) => name),
    ],
    summaries: own.map(({ summary }) => summary),
    labels: [
      ...(row.category === 'services' ? [] : [row.line]),
      ...labelsOf(row),
      ...options.flatMap(({ label }) => (label ? locales.map((locale) => inLocale(label as Localized, locale)) : [])),
    ],
    price: price.now,
    isReduced: price.was !== null,
    variants: offered,
  }
}

const listOffered = (db: Db, productIds: string[]) =>
  db
    .select({
      productId: variants.productId,
      options: variants.options,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(inArray(variants.productId, productIds), isNull(variants.archivedAt)))

/** Rows of several tables by product. */
function by<T extends Record<string, { productId: string }[]>>(tables: T) {
  const byProduct = new Map<string, Partial<T>>()
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const own: Partial<Record<string, unknown[]>> = byProduct.get(row.productId) ?? {}
      own[table] = [...(own[table] ?? []), row]
      byProduct.set(row.productId, own as Partial<T>)
    }
  }
  return byProduct
}

/** The shop's own labels for the product: levels, materials and the like. */
const labelsOf = ({ levels, attributes }: { levels: string[]; attributes: Record<string, unknown> }) =>
  locales.flatMap((locale) => [
    ...levels.map((level) => levelLabel(level, locale)),
    ...['material', 'closing', 'age', 'blade_for', 'fits', 'made_of', 'track'].flatMap((key) =>
      [attributes[key] ?? []].flat().map((value) => choiceLabel(key, String(value), locale)),
    ),
  ])

type Places = { category: Map<CategorySlug, number>; line: Map<LineSlug, number> }

async function listPlaces(db: Db): Promise<Places> {
  const inOrder = await db.select().from(categories)
  const linesInOrder = await db.select().from(brandLines)
  return {
    category: new Map(inOrder.map(({ slug, position }) => [slug, position])),
    line: new Map(linesInOrder.map(({ slug, position }) => [slug, position])),
  }
}

type Row = { category: CategorySlug; line: LineSlug; choice: number | null }

/** A sort number: editors' choice first, then by category and line, the newest first; a small number comes early. */
function featuredOf({ category, line, choice }: Row, publishedAt: Date, places: Places) {
  const rank = (position: number | null | undefined, most: number) =>
    BigInt(Math.min(Math.max(position ?? most, 0), most))
  const age = 2 ** 32 - 1 - Math.floor(publishedAt.getTime() / 1000)
  return (
    (rank(choice, 9999) << 46n) |
    (rank(places.category.get(category), 255) << 38n) |
    (rank(places.line.get(line), 63) << 32n) |
    BigInt(Math.max(age, 0))
  )
}

/** The next moment at which a sale begins or ends. */
function nextTurn(priced: Priced[], at: Date) {
  const turns = priced
    .flatMap(({ salePrice, saleFrom, saleUntil }) => (salePrice === null ? [] : [saleFrom, saleUntil]))
    .filter((turn): turn is Date => turn !== null && turn > at)
  return turns.length ? new Date(Math.min(...turns.map(Number))) : null
}
