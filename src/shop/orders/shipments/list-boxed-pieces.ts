import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderLines } from '../lines-schema.ts'
import { orders } from '../schema.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

/**
 * The pieces that lie boxed in the shop, by variant: `packed` ones are still on hand in the records; `ready` ones wait for their buyer to fetch them and
 * are sold already.
 */
export async function listBoxedPieces(db: Db, variantIds: string[]) {
  const piecesIn = (state: 'preparing' | 'handed_over') =>
    sql<number>`coalesce(sum(${shipmentLines.quantity}) filter (where ${shipments.state} = ${state}), 0)::int`
  const rows = await db
    .select({
      variantId: sql<string>`${orderLines.variantId}`,
      packed: piecesIn('preparing'),
      ready: piecesIn('handed_over'),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(
      and(
        or(eq(shipments.state, 'preparing'), and(eq(shipments.state, 'handed_over'), eq(orders.method, 'pickup'))),
        inArray(orderLines.variantId, variantIds),
      ),
    )
    .groupBy(orderLines.variantId)
  return new Map(rows.map((row) => [row.variantId, row]))
}
