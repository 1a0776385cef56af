import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { isShopResponsible } from './return-reasons.ts'
import { returnLines, returnPieces, returns } from './schema.ts'

export type ReturnedQuantities = { own: number; fault: number }

/** The pieces of each line returned for money, in settled returns, and the bundle and promotion discounts that the shop withheld for them. */
export async function countReturned(db: Db, orderId: string, but: string) {
  const settled = and(
    eq(returns.orderId, orderId),
    eq(returns.state, 'closed'),
    isNull(returns.exchangeOrderId),
    ne(returns.id, but),
  )
  const rows = await db
    .select({
      lineId: returnLines.orderLineId,
      reason: returnLines.reason,
      pieces: count(),
      good: sql<number>`(count(*) filter (where ${returnPieces.resellable}))::int`,
    })
    .from(returnPieces)
    .innerJoin(returnLines, eq(returnLines.id, returnPieces.returnLineId))
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(settled)
    .groupBy(returnLines.orderLineId, returnLines.reason)
  const [withheld] = await db
    .select({
      lost: sql<number>`coalesce(sum(${returns.withheldBundleDiscount}), 0)::float8`,
      withheldOfferDiscount: sql<number>`coalesce(sum(${returns.withheldOfferDiscount}), 0)::float8`,
    })
    .from(returns)
    .where(settled)
  const lines = new Map<string, ReturnedQuantities>()
  for (const { lineId, reason, pieces, good } of rows) {
    const { own, fault } = lines.get(lineId) ?? { own: 0, fault: 0 }
    lines.set(lineId, isShopResponsible(reason) ? { own, fault: fault + pieces } : { own: own + good, fault })
  }
  return { lines, lost: withheld?.lost ?? 0, withheldOfferDiscount: withheld?.withheldOfferDiscount ?? 0 }
}
