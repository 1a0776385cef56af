import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { listTrackedShipments } from '#shop/orders/shipments/list-tracked-shipments.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { pollShipment } from './poll-shipment.ts'

/** Every few minutes: asks about parcels that carriers have, those not checked for longest first. A carrier that does not answer is asked again next time. */
export async function pollShipments(db: Db) {
  for (const { id } of await listTrackedShipments(db)) {
    // Before the answer, so that parcels that cannot be read do not keep the others waiting.
    await db.update(shipments).set({ carrierReadAt: new Date() }).where(eq(shipments.id, id))
    await pollShipment(db, id).catch((error) => log.warn({ err: error, shipment: id }, 'parcel not read'))
  }
}
