import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { shipments } from './schema.ts'
import { shipmentMoves, type ShipmentState } from './states.ts'

/** Moves the parcels of an order that may go to `to`; the others stay. */
export async function moveShipments(
  db: Db,
  orderId: string,
  to: ShipmentState,
  facts: Partial<typeof shipments.$inferInsert> = {},
) {
  const from = shipmentMoves.states.filter((state) => shipmentMoves.mayMove(state, to))
  await db
    .update(shipments)
    .set({ ...facts, state: to })
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.state, from)))
}
