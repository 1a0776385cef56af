import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { promotionUses } from '#shop/pricing/schema.ts'
import { orderDiscounts } from '../lines-schema.ts'

/** After an edit: what each promotion gave to this order, so that the sums of promotions are those of their orders. */
export const recountUses = (tx: Db, orderId: string) =>
  tx
    .update(promotionUses)
    .set({
      amount: sql`(select coalesce(sum(d.amount), 0) from ${orderDiscounts} d
        where d.order_id = ${orderId} and d.promotion_id = ${promotionUses}.promotion_id)`,
    })
    .where(and(eq(promotionUses.orderId, orderId), isNull(promotionUses.releasedAt)))
