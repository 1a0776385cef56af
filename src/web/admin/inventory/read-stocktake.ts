import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { listStocktakeLines } from '#shop/inventory/stocktakes/list-stocktake-lines.ts'
import {
  maxMatchesRead,
  listStockRows,
  listStockRowsByName,
  stockRowsPerPage,
} from '#shop/inventory/lists/list-stock-rows.ts'
import { findStocktake } from '#shop/inventory/stocktakes/list-stocktakes.ts'
import { listBoxedPieces } from '#shop/orders/shipments/list-boxed-pieces.ts'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { stockRowInWords } from './read-variant.ts'

export const stocktakeViews = ['counted', 'differing'] as const

const viewParam = (params: URLSearchParams) => stocktakeViews.find((view) => view === params.get('show')) ?? null

/** One page of a stocktake: the variants by name, each with the expected, the counted and the boxed number. */
export async function readStocktake(db: Db, locale: Locale, { id, params }: { id: string; params: URLSearchParams }) {
  const stocktake = await findStocktake(db, id)
  if (!stocktake) return
  const counted = await listStocktakeLines(db, id)
  const show = viewParam(params)
  const text = textParam(params)
  const only = show && [...counted.values()].filter((line) => show === 'counted' || line.found !== line.expected)
  const onlyIds = only?.map(({ variantId }) => variantId)
  // A counted variant may be archived and without pieces, which the inventory list leaves out.
  const whole = text ? undefined : onlyIds
  const listed = whole ? whole.length : (await countStockRows(db, text, onlyIds)).all
  const pages = pageWithin(params.get('page'), listed, stockRowsPerPage, text ? maxMatchesRead : undefined)
  // Like the numbers of the other tabs, without the search.
  const all = show || text ? (await countStockRows(db, '')).all : listed
  const query = { level: null, text, sort: 'name' as const, page: pages.page, only: onlyIds }
  const found = whole
    ? await listStockRowsByName(db, locale, whole, pages.page)
    : await listStockRows(db, locale, query)
  const boxed = await listBoxedPieces(
    db,
    found.map((row) => row.variantId),
  )
  const rows = found.map((row) => {
    const line = counted.get(row.variantId)
    const { packed = 0, ready = 0 } = boxed.get(row.variantId) ?? {}
    const numbers = {
      onHand: row.onHand,
      expected: line?.expected ?? row.onHand,
      found: line?.found ?? null,
      packed,
      ready,
    }
    return { ...stockRowInWords(row, locale), ...numbers }
  })
  return { stocktake, show, text, pages, all, rows }
}
export type StocktakeView = NonNullable<Awaited<ReturnType<typeof readStocktake>>>
export type StocktakeViewRow = StocktakeView['rows'][number]
