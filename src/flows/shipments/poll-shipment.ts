import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { followTrackingEvent } from './follow-tracking-event.ts'

/** Asks the carrier where a parcel is and applies the answer. No lock is held meanwhile. Returns false if there was no carrier to ask. */
export async function pollShipment(db: Db, shipmentId: string) {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId))
  const carrier = carrierOf(shipment?.bookedWith)
  if (!shipment?.bookedAt || !shipment.trackingCode || !carrier?.track) return false
  const event = await carrier.track(shipment.trackingCode)
  await followTrackingEvent(db, { shipmentId, event })
  return true
}
