import type { Db } from '#platform/db.server.ts'
import { lockShipment } from '#shop/orders/hold-shipment.ts'
import { moveShipment } from '#shop/orders/move-shipment.ts'

/** The carrier has the parcel on its way, for the first time or once more after an attempt that failed. */
export const markInTransit = (db: Db, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { parcel } = await lockShipment(tx, shipmentId)
    await moveShipment(tx, parcel, 'in_transit')
  })
