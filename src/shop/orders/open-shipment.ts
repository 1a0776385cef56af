import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { orderLines, shipmentLines, shipments } from './schema.ts'

/** One parcel with all lines of the order, being packed. */
export async function openShipment(db: Db, orderId: string) {
  const [shipment] = await db.insert(shipments).values({ orderId, state: 'preparing' }).returning({ id: shipments.id })
  const lines = await db
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  await db
    .insert(shipmentLines)
    .values(lines.map((line) => ({ shipmentId: shipment!.id, orderLineId: line.id, quantity: line.quantity })))
}
