import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { available, labels, lowAt, variantNameIn, onHand, picture, reserved, waiting } from './stock-sql.ts'
import { sizeList, variantSearchList, stock } from '../schema.ts'

export const stockSorts = [
  'available',
  '-available',
  'on-hand',
  '-on-hand',
  'name',
  '-name',
  'waiting',
  '-waiting',
] as const
type StockSort = (typeof stockSorts)[number]
export const stockRowsPerPage = 50

/** Stock levels by which the list can be filtered; `waited`: it has stock watches. */
export const stockLevels = ['low', 'out', 'waited'] as const
export type StockLevelFilter = (typeof stockLevels)[number]

export type StockListParams = {
  level: StockLevelFilter | null
  text: string
  sort: StockSort
  page: number
  only?: string[]
}

/** Bounds that follow from the level are written out, so that an index scan can stop there. */
const levels: Record<StockLevelFilter, SQL> = {
  low: and(eq(sizeList.level, 'low'), gte(sizeList.available, 1))!,
  out: and(eq(sizeList.level, 'out'), lte(sizeList.available, 0))!,
  waited: gte(sizeList.waiting, 1),
}

/** The condition of the list on `variant_list`. */
export function sizeListWhere({ level, text, only }: Pick<StockListParams, 'level' | 'text' | 'only'>) {
  const like = variantSearchWhere(text)
  return and(
    only && isOneOf(sizeList.variantId, only),
    level ? levels[level] : undefined,
    like &&
      sql`${sizeList.variantId} in (select ${variantSearchList.variantId} from ${variantSearchList} where ${like})`,
  )
}

/** Matches variants by all words of a search in `variant_search`; an empty text matches all. Punctuation alone, `?!`, matches nothing. */
export function variantSearchWhere(text: string) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return text.trim() ? sql`false` : undefined
  return and(...words.map((word) => sql`${variantSearchList.searchText} like ${`%${word}%`}`))
}

const { available: availableColumn, onHand: onHandColumn, waiting: waitingColumn, name, productId, position } = sizeList
/** Each sort order has an index, which is scanned in either direction. */
const by = (...columns: PgColumn[]) => [...columns, name, productId, position]
const up = (...columns: PgColumn[]) => by(...columns).map((one) => asc(one))
const down = (...columns: PgColumn[]) => by(...columns).map((one) => desc(one))
const order: Record<StockSort, SQL[]> = {
  available: up(availableColumn),
  '-available': down(availableColumn),
  'on-hand': up(onHandColumn),
  '-on-hand': down(onHandColumn),
  waiting: up(waitingColumn),
  '-waiting': down(waitingColumn),
  name: up(),
  '-name': down(),
}

const selectStockRows = (db: Db, locale: Locale) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      name: variantNameIn(locale),
      status: products.status,
      sku: variants.sku,
      options: variants.options,
      labels,
      picture,
      onHand,
      reserved,
      available,
      lowAt,
      waiting,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))

/** Up to this many matches are read and sorted; for a common word the rows are scanned in their order until the page is full. */
export const maxMatchesRead = 2000

async function findFewMatches(db: Db, text: string) {
  const like = variantSearchWhere(text)
  if (!like) return
  const rows = await db
    .select({ id: variantSearchList.variantId })
    .from(variantSearchList)
    .where(like)
    .limit(maxMatchesRead + 1)
  return rows.length > maxMatchesRead ? undefined : rows.map(({ id }) => id)
}

/** One page of stock rows: the read model finds the ids, the tables themselves give the values. */
export async function listStockRows(db: Db, locale: Locale, { text, ...params }: StockListParams) {
  await refreshReadModels(db)
  const matchedIds = await findFewMatches(db, text)
  // The offset keeps the planner from scanning the whole order for a few rows.
  const from = matchedIds
    ? sql`(select * from ${sizeList} where ${isOneOf(sizeList.variantId, matchedIds)} offset 0) ${sizeList}`
    : sizeList
  const where = sizeListWhere({ ...params, text: matchedIds ? '' : text }) ?? sql`true`
  const page = await rowsOf<{ id: string }>(
    db,
    sql`select ${sizeList.variantId} as id from ${from} where ${where} order by ${sql.join(order[params.sort], sql`, `)}
      limit ${stockRowsPerPage} offset ${(params.page - 1) * stockRowsPerPage}`,
  )
  const ids = page.map(({ id }) => id)
  const rows = new Map((await listStockRowsOf(db, locale, ids)).map((row) => [row.variantId, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
export type StockRow = Awaited<ReturnType<typeof listStockRowsOf>>[number]

/** These variants as stock rows. */
export const listStockRowsOf = async (db: Db, locale: Locale, ids: string[]) =>
  ids.length ? selectStockRows(db, locale).where(isOneOf(variants.id, ids)) : []

/** One page of these variants by name, with those that the inventory list leaves out: archived and without pieces. */
export const listStockRowsByName = async (db: Db, locale: Locale, ids: string[], page: number) =>
  ids.length
    ? selectStockRows(db, locale)
        .where(isOneOf(variants.id, ids))
        .orderBy(sql`vi_fold(${variantNameIn('vi')})`, variants.productId, variants.position)
        .limit(stockRowsPerPage)
        .offset((page - 1) * stockRowsPerPage)
    : []

/** One variant as a stock row; undefined for a service. */
export const findStockRow = async (db: Db, locale: Locale, variantId: string) =>
  (await selectStockRows(db, locale).where(and(eq(variants.id, variantId), sql`${products.category} <> 'services'`)))[0]
