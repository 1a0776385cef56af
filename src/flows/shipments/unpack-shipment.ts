import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { releaseReserved } from '#shop/inventory/moves/move-reserved.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { refuseAwaitedWaybill } from '#shop/orders/shipments/refuse-awaited-waybill.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import { m } from '#words/messages.js'
import { followShipments } from './follow-shipments.ts'

/** Unpacks a parcel that has not left; its goods wait to be packed again. If it was to be sent again, its goods count as returned again. */
export const unpackShipment = (db: Db, actor: Actor, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (shipment.bookedAt && shipment.state === 'preparing')
      throw new Refusal('shipment-booked', m.refusal_shipment_booked, {})
    refuseAwaitedWaybill(shipment)
    await moveShipment(tx, shipment, 'cancelled')
    if (shipment.againOf) {
      const takes = await shipmentTakes(tx, shipment)
      await releaseReserved(tx, actor, order.id, takes)
      await emit(tx, stockChanged(takes.map(({ variantId }) => variantId)))
    }
    await followShipments(tx, actor, { order, kind: 'shipment_unpacked', facts: { shipment: shipment.number } })
  })
