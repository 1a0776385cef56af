import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale, Localized } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { productMedia, productOptionValues, products, productWords, variants } from '#shop/catalogue/schema.ts'
import { media } from '#shop/media/schema.ts'
import { stock } from './schema.ts'
import { lowStock, type StockState } from './stock.ts'

export const stockSorts = ['available', '-available', 'on-hand', '-on-hand', 'name', '-name'] as const
export type StockSort = (typeof stockSorts)[number]
export const stockRowsPerPage = 50

export type StockRowsAsked = { level: Exclude<StockState, 'in'> | null; text: string; sort: StockSort; page: number }

const onHand = sql<number>`coalesce(${stock.onHand}, 0)`
const reserved = sql<number>`coalesce(${stock.reserved}, 0)`
const available = sql<number>`${onHand} - ${reserved}`

const labels = sql<
  Record<string, Localized | null>
>`(select coalesce(jsonb_object_agg(${productOptionValues.key}, ${productOptionValues.label}), '{}') from ${productOptionValues} where ${productOptionValues.productId} = ${variants.productId} and ${variants.options} ->> ${productOptionValues.key} = ${productOptionValues.value})`
const picture = sql<
  string | null
>`(select ${media.file} from ${productMedia} join ${media} on ${media.id} = ${productMedia.mediaId} where ${productMedia.productId} = ${variants.productId} and (${productMedia.options} is null or ${variants.options} @> ${productMedia.options}) order by ${productMedia.position} limit 1)`

/** Vietnamese without marks in the database, by the rules of kit/fold.ts. */
const folded = (text: SQL) =>
  sql`regexp_replace(lower(translate(regexp_replace(normalize(${text}, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd')), '[^a-z0-9.]+', ' ', 'g')`

/** All words by which a variant can be sought: `aria 245 trang` finds the white Aria in 245. */
const sought = folded(
  sql`concat_ws(' ', (select string_agg(${productWords.name}, ' ') from ${productWords} where ${productWords.productId} = ${variants.productId}), ${variants.sku}, ${variants.barcode}, ${variants.options}::text, ${labels}::text)`,
)

/** Vietnamese where the other language was left empty. */
const nameIn = (locale: Locale) =>
  sql<string>`(select ${productWords.name} from ${productWords} where ${productWords.productId} = ${variants.productId} and ${productWords.locale} in (${locale}, 'vi') order by ${productWords.locale} = ${locale} desc limit 1)`

/** Services have no shelf; what is no longer sold is listed only as long as some of it is left. */
const kept = sql`${products.category} <> 'services' and ((${variants.archivedAt} is null and ${products.status} <> 'archived') or ${onHand} > 0)`

const levels = { low: sql`${available} between 1 and ${lowStock}`, out: sql`${available} <= 0` }

export const stockRowsWhere = ({ level, text }: Pick<StockRowsAsked, 'level' | 'text'>) =>
  and(
    kept,
    level ? levels[level] : undefined,
    ...fold(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${sought} like ${`%${word}%`}`),
  )

const byName = sql`${folded(nameIn('vi'))} collate "C"`
const order: Record<StockSort, SQL[]> = {
  available: [asc(available), asc(byName)],
  '-available': [desc(available), asc(byName)],
  'on-hand': [asc(onHand), asc(byName)],
  '-on-hand': [desc(onHand), asc(byName)],
  name: [asc(byName)],
  '-name': [desc(byName)],
}

const selectStockRows = (db: Db, locale: Locale) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      name: nameIn(locale),
      status: products.status,
      sku: variants.sku,
      options: variants.options,
      labels,
      picture,
      onHand,
      reserved,
      available,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))

/** One page of the shelf. */
export const listStockRows = (db: Db, locale: Locale, asked: StockRowsAsked) =>
  selectStockRows(db, locale)
    .where(stockRowsWhere(asked))
    .orderBy(...order[asked.sort], asc(variants.productId), asc(variants.position))
    .limit(stockRowsPerPage)
    .offset((asked.page - 1) * stockRowsPerPage)
export type StockRow = Awaited<ReturnType<typeof listStockRows>>[number]

/** One variant as the shelf shows it; services are none. */
export const findStockRow = async (db: Db, locale: Locale, variantId: string) =>
  (await selectStockRows(db, locale).where(and(eq(variants.id, variantId), sql`${products.category} <> 'services'`)))[0]
