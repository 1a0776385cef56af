import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { pageKinds } from '#shop/analytics/counted-action.ts'
import { steps } from '#shop/analytics/funnel.ts'
import { countPages, listVisitDays } from '#shop/analytics/list-counts.ts'
import { listProductAnalytics } from '#shop/analytics/list-product-analytics.ts'
import { listAbandonedCarts, listAbandonedProducts } from '#shop/analytics/list-abandoned-carts.ts'
import { listSearches } from '#shop/analytics/list-searches.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { addSales, salesSums } from '#shop/analytics/sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByPromotion } from '#shop/analytics/sum-by-promotion.ts'
import { m } from '#words/messages.js'
import { addVisits } from './add-visits.ts'
import { readProductAnalyticsSort, type readSalesParams } from './read-sales-params.ts'
import { readBreakdown } from './read-breakdown.ts'
import type { Breakdown } from '#web/admin-kit/charts/sales-choices.ts'
import { breakdownWords, sumWords } from '#web/admin-kit/charts/sales-words.ts'
import { pageKindWords, stepWords } from './visit-words.ts'

type Cell = string | number | Date | null
type Sheet = { head: string[]; rows: Cell[][] }
type Query = ReturnType<typeof readSalesParams> & { params: URLSearchParams }

/** Spreadsheets open this many rows without trouble. */
const limit = 100_000

/** Pieces are counted by product; refunds belong to orders and are not split among products. */
const ofOrders = ['orders', 'gross', 'discount', 'refund', 'total'] as const
const breakdownSums = {
  method: ofOrders,
  province: ofOrders,
  product: ['orders', 'pieces', 'gross', 'discount', 'total'],
} as const satisfies Record<Breakdown, readonly string[]>
const breakdownSumWords = {
  orders: m.analytics_orders,
  pieces: m.analytics_pieces,
  gross: m.analytics_gross,
  discount: m.analytics_discount,
  refund: m.analytics_refund,
  total: m.analytics_total,
}

const ofBreakdown =
  (by: Breakdown) =>
  async ({ period }: Query): Promise<Sheet> => {
    const parts = await atOneMoment(db, async (tx) =>
      readBreakdown(tx, { by, period, all: addSales(await sumByDay(tx, period)) }),
    )
    const head = [breakdownWords[by](), ...breakdownSums[by].map((sum) => breakdownSumWords[sum]())]
    return { head, rows: parts.map((one) => [one.name, ...breakdownSums[by].map((sum) => one[sum])]) }
  }

async function byDay({ period }: Query): Promise<Sheet> {
  const sums = salesSums.map((key) => sumWords[key]())
  const head = [m.analytics_day(), m.analytics_orders(), ...sums, m.analytics_exchanges(), m.analytics_exchange_goods()]
  const rows = (await sumByDay(db, period)).map((one) => [
    one.day,
    one.orders,
    ...salesSums.map((key) => one[key]),
    one.exchanges,
    one.exchangeGoods,
  ])
  return { head, rows }
}

async function visits({ period }: Query): Promise<Sheet> {
  const head = [m.analytics_day(), m.analytics_pages(), ...steps.map((step) => stepWords[step]())]
  const days = await listVisitDays(db, period)
  return { head, rows: days.map((one) => [one.day, one.pages, ...steps.map((step) => one[step])]) }
}

async function funnel({ period }: Query): Promise<Sheet> {
  const all = addVisits(await listVisitDays(db, period))
  return { head: [m.analytics_step(), m.analytics_times()], rows: steps.map((step) => [stepWords[step](), all[step]]) }
}

async function pages({ period }: Query): Promise<Sheet> {
  const times = await countPages(db, period)
  const rows = pageKinds.map((kind) => [pageKindWords[kind](), times[kind]])
  return { head: [m.analytics_page(), m.analytics_times()], rows }
}

async function productInterest({ period, params }: Query): Promise<Sheet> {
  const head = [m.analytics_by_product(), m.analytics_views(), m.analytics_added(), m.analytics_wished()]
  const all = await listProductAnalytics(db, {
    period,
    sort: readProductAnalyticsSort(params),
    locale: requestLocale(),
    limit,
  })
  return {
    head: [...head, m.analytics_sold(), m.analytics_brought()],
    rows: all.map((one) => [
      one.name ?? m.analytics_products_gone(),
      one.views,
      one.added,
      one.wished,
      one.pieces,
      one.total,
    ]),
  }
}

async function sizes({ period }: Query): Promise<Sheet> {
  const head = [m.analytics_size(), m.analytics_added(), m.analytics_sold(), m.analytics_brought()]
  const all = await listSizes(db, period)
  return {
    head: [...head, m.analytics_size_left(), m.analytics_size_waiting()],
    rows: all.map((one) => [one.size, one.added, one.pieces, one.total, one.available, one.waiting]),
  }
}

async function searches({ period, params }: Query): Promise<Sheet> {
  const all = await listSearches(db, { period, onlyWithoutResults: params.get('found') === 'none', limit })
  const head = [m.analytics_phrase(), m.analytics_times(), m.analytics_found(), m.analytics_last_searched()]
  return { head, rows: all.map((one) => [one.phrase, one.times, one.found, one.lastDay]) }
}

async function abandonedCarts({ period }: Query): Promise<Sheet> {
  const all = await listAbandonedCarts(db, { period, locale: requestLocale(), limit })
  const head = [m.analytics_carts_touched(), m.analytics_carts_who(), m.analytics_carts_what(), m.analytics_pieces()]
  return {
    head: [...head, m.analytics_carts_value()],
    rows: all.map((one) => [one.at, one.person ?? m.analytics_carts_guest(), one.names, one.pieces, one.worth]),
  }
}

async function abandonedProducts({ period }: Query): Promise<Sheet> {
  const all = await listAbandonedProducts(db, { period, locale: requestLocale(), limit })
  const head = [m.analytics_by_product(), m.analytics_carts_in(), m.analytics_pieces(), m.analytics_carts_value()]
  return { head, rows: all.map((one) => [one.name, one.carts, one.pieces, one.worth]) }
}

async function promotions({ period }: Query): Promise<Sheet> {
  const all = await sumByPromotion(db, period)
  const head = [m.analytics_promotion(), m.analytics_promotion_code(), m.analytics_orders(), m.analytics_off_goods()]
  return {
    head: [...head, m.analytics_off_delivery(), m.analytics_promotion_total()],
    rows: all.map((one) => [
      inLocale(one.name, requestLocale()),
      one.code,
      one.orders,
      one.offGoods,
      one.offDelivery,
      one.total,
    ]),
  }
}

/** The columns and rows of each export. Amounts are whole đồng without separators, so that a spreadsheet can add them up. */
export const analyticsExports = {
  method: ofBreakdown('method'),
  province: ofBreakdown('province'),
  product: ofBreakdown('product'),
  day: byDay,
  visits,
  pages,
  funnel,
  'product-interest': productInterest,
  sizes,
  searches,
  'abandoned-carts': abandonedCarts,
  'abandoned-products': abandonedProducts,
  promotions,
} satisfies Record<string, (query: Query) => Promise<Sheet>>
export type AnalyticsExport = keyof typeof analyticsExports
