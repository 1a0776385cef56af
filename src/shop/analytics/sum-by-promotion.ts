import { sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { DiscountSource } from '#shop/pricing/discount.ts'
import { storedDiscounts } from './stored-sales.ts'
import type { Period } from './period.ts'

/** `offGoods` of all rows together is the discount of the orders; `offDelivery` was taken off fees before they became part of the total. */
export type PromotionSales = {
  source: DiscountSource
  promotionId: string | null
  code: string | null
  name: Localized
  orders: number
  offGoods: Dong
  offDelivery: Dong
  /** The whole value of the orders that used it: an order with two promotions counts for both. */
  total: Dong
}

/** The discounts given and their promotions, the largest first. */
export const sumByPromotion = async (db: Db, period: Period) =>
  rowsOf<PromotionSales>(
    db,
    sql`select source, promotion_id as "promotionId", code, (array_agg(name order by day desc))[1] as name, sum(orders)::int as orders,
      sum(off_goods)::float8 as "offGoods", sum(off_delivery)::float8 as "offDelivery", sum(total)::float8 as total
      from ${await storedDiscounts(db, period)} used
      group by source, promotion_id, code, case when promotion_id is null then name end order by sum(off_goods + off_delivery) desc, 2, 3`,
  )
