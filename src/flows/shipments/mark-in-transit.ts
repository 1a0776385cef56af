import type { Db } from '#platform/postgres/db.server.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'

/** The carrier transports the parcel, for the first time or again after a failed attempt. */
export const markInTransit = (db: Db, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { shipment } = await lockShipment(tx, shipmentId)
    await moveShipment(tx, shipment, 'in_transit')
  })
