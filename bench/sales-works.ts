import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { atOneMoment } from '#shop/analytics/at-one-moment.ts'
import { listVisitDays } from '#shop/analytics/list-counts.ts'
import { listProductAnalytics } from '#shop/analytics/list-product-analytics.ts'
import { listSizes } from '#shop/analytics/list-sizes.ts'
import { lastDays, periodBefore, type Period } from '#shop/analytics/period.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { sumByMethod } from '#shop/analytics/sum-by-method.ts'
import { sumByProduct } from '#shop/analytics/sum-by-product.ts'
import { sumByPromotion } from '#shop/analytics/sum-by-promotion.ts'
import { sumByProvince } from '#shop/analytics/sum-by-province.ts'

/** Pages of figures, each whole: the sales with the period before, as they are shown. */
export function salesWorks(db: Db, days: number) {
  const period = lastDays(days, shopDay(new Date()))
  const before = periodBefore(period, 'previous')!
  const by = (parts: (db: Db, period: Period, most?: number) => Promise<unknown>) => () =>
    atOneMoment(db, async (tx) => {
      await sumByDay(tx, period)
      await sumByDay(tx, before)
      await parts(tx, period, 26)
    })
  return {
    'by method': by(sumByMethod),
    'by province': by(sumByProvince),
    'by product': by(sumByProduct),
    promotions: () => sumByPromotion(db, period),
    visits: async () => {
      await listVisitDays(db, period)
      await listVisitDays(db, before)
    },
    products: () => listProductAnalytics(db, { period, sort: 'views', locale: 'vi', limit: 51 }),
    sizes: () => listSizes(db, period),
  }
}
