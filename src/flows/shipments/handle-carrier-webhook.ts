import { eq, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import type { CarrierWebhook } from '#shop/shipping/carrier.ts'

export const pollShipmentJob = 'poll-shipment'

/** A webhook says that a parcel moved: the carrier is asked soon, since the content of a webhook is not trusted. */
export async function handleCarrierWebhook(db: Db, { trackingCode, reference }: CarrierWebhook) {
  const named = or(
    trackingCode ? eq(shipments.trackingCode, trackingCode) : undefined,
    reference ? eq(shipments.bookedAs, reference) : undefined,
  )
  const [shipment] = named ? await db.select({ id: shipments.id }).from(shipments).where(named).limit(1) : []
  if (shipment) await enqueue(db, pollShipmentJob, { shipmentId: shipment.id })
  return shipment !== undefined
}
