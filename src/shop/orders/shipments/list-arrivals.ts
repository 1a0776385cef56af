import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

/** The delivered pieces of an order, by line and shipment, the first to arrive first. */
export async function listArrivals(db: Db, orderId: string) {
  const rows = await db
    .select({ orderLineId: shipmentLines.orderLineId, quantity: shipmentLines.quantity, at: shipments.deliveredAt })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'delivered'), isNotNull(shipments.deliveredAt)))
    .orderBy(asc(shipments.deliveredAt))
  return Map.groupBy(
    rows.map(({ at, ...row }) => ({ ...row, at: at! })),
    (row) => row.orderLineId,
  )
}
