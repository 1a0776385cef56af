import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { shipments } from '../shipments-schema.ts'
import { shipmentMoves, type ShipmentState } from '../states.ts'

type Change = Partial<Omit<typeof shipments.$inferInsert, 'id' | 'orderId' | 'state'>>

/** Moves one shipment by compare-and-set; refuses a move that the table does not allow, or that another change made impossible meanwhile. */
export async function moveShipment(
  db: Db,
  shipment: { id: string; state: ShipmentState },
  to: ShipmentState,
  change: Change = {},
) {
  if (!shipmentMoves.mayMove(shipment.state, to)) throw movedOn()
  const [moved] = await db
    .update(shipments)
    .set({ ...change, state: to })
    .where(and(eq(shipments.id, shipment.id), eq(shipments.state, shipment.state)))
    .returning()
  if (!moved) throw movedOn()
  return moved
}

const movedOn = () => new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
