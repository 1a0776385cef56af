import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentTakes } from './shipment-takes.ts'
import type { Shipment } from './list-shipments.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

/*
 * A cancelled shipment whose waybill still stands. The carrier may have its goods, so they stay reserved until the waybill is cancelled too, or staff
 * record what became of them (`endedAt`).
 */

export const isStillBooked = ({ state, bookedAt, endedAt }: Pick<Shipment, 'state' | 'bookedAt' | 'endedAt'>) =>
  state === 'cancelled' && bookedAt !== null && endedAt === null

export const stillBooked = and(
  eq(shipments.state, 'cancelled'),
  isNotNull(shipments.bookedAt),
  isNull(shipments.endedAt),
)

/** The stock in the booked shipments of an order that have not left, cancelled ones included. */
export async function bookedTakes(db: Db, orderId: string) {
  const lines = await db
    .select({ orderLineId: shipmentLines.orderLineId, quantity: shipmentLines.quantity })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNotNull(shipments.bookedAt),
        isNull(shipments.endedAt),
        inArray(shipments.state, ['preparing', 'cancelled']),
      ),
    )
  return shipmentTakes(db, { lines })
}
