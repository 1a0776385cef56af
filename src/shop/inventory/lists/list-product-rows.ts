import { and, asc, desc, eq, or, sql, isNull, type SQL } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { priceAt, type Priced } from '#shop/catalogue/prices/price.ts'
import { products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import {
  hasStock,
  type CategorySlug,
  type LineSlug,
  type ProductStatus,
  type Options,
} from '#shop/catalogue/product.ts'
import { available, lowAtOf } from './stock-sql.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { productList, stock } from '../schema.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'
import { firstPicture } from '#shop/catalogue/products/first-picture.ts'

export const productSorts = ['-updated', 'updated', 'name', '-name', 'price', '-price'] as const
export const productRowsPerPage = 25

/** `out`: no variant is in stock; `gaps`: some are not. */
export const shelfStates = ['out', 'gaps'] as const

export type ProductListParams = {
  status: ProductStatus | null
  category: CategorySlug | null
  line: LineSlug | null
  level: string | null
  /** Only products with incomplete English. */
  english: 'lacks' | null
  stock: (typeof shelfStates)[number] | null
  text: string
  sort: (typeof productSorts)[number]
  page: number
}

/** The condition of the list on `product_list`. */
export const productListWhere = (params: Omit<ProductListParams, 'sort' | 'page'>) =>
  and(
    params.status ? eq(productList.status, params.status) : undefined,
    params.category ? eq(productList.category, params.category) : undefined,
    params.line ? eq(productList.line, params.line) : undefined,
    params.level ? sql`${productList.levels} @> array[${params.level}]` : undefined,
    params.english ? eq(productList.lacksEnglish, true) : undefined,
    params.stock ? eq(productList.shelf, params.stock) : undefined,
    matchesText(params.text),
  )

/** Matches a part of the name or address in either language, or the beginning of a SKU; an empty text matches all. */
function matchesText(text: string) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!text.trim()) return
  const sku = text
    .trim()
    .toUpperCase()
    .replace(/[%_\\]/g, String.raw`\$&`)
  const nameMatches = words.length
    ? and(...words.map((word) => sql`${productList.searchText} like ${`%${word}%`}`))
    : undefined
  const numbered = sql`select ${variants.productId} from ${variants} where ${variants.sku} like ${`${sku}%`}`
  // Few names contain a text with digits, so SKU and name are each looked up by index and joined. A common word matches nearly every row, so rows are
  // scanned.
  return nameMatches && /\d/.test(sku)
    ? sql`${productList.productId} in (${numbered} union all select ${productList.productId} from ${productList} where ${nameMatches})`
    : or(nameMatches, sql`${productList.productId} in (${numbered})`)
}

const { updatedAt, name, paidFrom, productId } = productList
export const productListOrder: Record<ProductListParams['sort'], SQL[]> = {
  '-updated': [desc(updatedAt), desc(productId)],
  updated: [asc(updatedAt), asc(productId)],
  name: [asc(name), asc(productId)],
  '-name': [desc(name), desc(productId)],
  price: [asc(paidFrom), asc(productId)],
  '-price': [desc(paidFrom), desc(productId)],
}

export const productNameIn = (locale: Locale) =>
  sql<string>`coalesce((select w.name from product_translations w where w.product_id = ${products.id} and w.locale = ${locale}), ${productTranslations.name})`

/** One page of products with their stock: the read model finds the ids, the tables themselves give the values. */
export async function listProductRows(db: Db, locale: Locale, params: ProductListParams, at = new Date()) {
  await refreshReadModels(db)
  const page = db
    .select({ id: productList.productId })
    .from(productList)
    .where(productListWhere(params))
    .orderBy(...productListOrder[params.sort])
    .limit(productRowsPerPage)
    .offset((params.page - 1) * productRowsPerPage)
  const ids = (await page).map(({ id }) => id)
  if (!ids.length) return []
  const pageRows = await db
    .select({
      id: products.id,
      name: productNameIn(locale),
      slug: productTranslations.slug,
      category: products.category,
      type: products.type,
      line: products.line,
      status: products.status,
      updatedAt: products.updatedAt,
      lacksEnglish: productList.lacksEnglish,
      picture: firstPicture,
      lowAt: lowAtOf(products.id),
    })
    .from(products)
    .innerJoin(productList, eq(productList.productId, products.id))
    .innerJoin(productTranslations, productTextIn('vi'))
    .where(isOneOf(products.id, ids))
  const variantStock = await listVariantStock(db, ids)
  const rows = new Map(pageRows.map((row) => [row.id, row]))
  return ids
    .flatMap((id) => rows.get(id) ?? [])
    .map((row) => ({
      ...row,
      ...sumProductStock(variantStock.get(row.id) ?? [], at),
      hasStock: hasStock(row.category),
    }))
}
export type ProductRow = Awaited<ReturnType<typeof listProductRows>>[number]

/** The stock of the variants of these products. */
async function listVariantStock(db: Db, productIds: string[]) {
  if (!productIds.length) return new Map<string, VariantStock[]>()
  const rows = await db
    .select({
      productId: variants.productId,
      options: variants.options,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      available,
    })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(isOneOf(variants.productId, productIds), isNull(variants.archivedAt)))
    .orderBy(asc(variants.position))
  return Map.groupBy(rows, ({ productId }) => productId)
}

type VariantStock = Priced & { options: Options; available: number }

/** A summary of a product's variants: their number, the pieces of each size, and the current price; `was` if every variant is reduced. */
export function sumProductStock(stockRows: VariantStock[], at: Date) {
  const prices = stockRows.map((one) => priceAt(one, at))
  const cheapest = prices.toSorted((a, b) => a.now - b.now)[0]
  const sizes = Map.groupBy(
    stockRows.filter(({ options }) => options.size),
    ({ options }) => options.size!,
  )
  return {
    variants: stockRows.length,
    available: pieces(stockRows),
    sizes: [...sizes]
      .map(([size, some]) => ({ size, available: pieces(some) }))
      .sort((a, b) => Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)),
    price: cheapest?.now ?? null,
    was: cheapest?.was ?? null,
    highest: prices.length ? Math.max(...prices.map(({ now }) => now)) : null,
  }
}

const pieces = (stockRows: VariantStock[]) => stockRows.reduce((sum, { available }) => sum + Math.max(0, available), 0)
