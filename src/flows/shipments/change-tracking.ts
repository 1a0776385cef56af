import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { shipmentTracked } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { isComing, isOnTheRoad } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { m } from '#words/messages.js'
import type { ShipmentTracking } from './hand-over-shipment.ts'

/**
 * Corrects or adds a tracking number; the timeline keeps the old one. A number from a carrier's API cannot be changed by hand. The first number of a
 * parcel on its way to the buyer is written to them, since the email at the handover had none.
 */
export const changeTracking = (
  db: Db,
  actor: Actor,
  { shipmentId, ...tracking }: ShipmentTracking & { shipmentId: string },
) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (!isOnTheRoad(shipment.state) || shipment.bookedAt)
      throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
    await tx.update(shipments).set(tracking).where(eq(shipments.id, shipmentId))
    const { carrier, trackingCode } = tracking
    const facts = {
      shipment: shipment.number,
      carrier,
      trackingCode: trackingCode ?? '',
      before: shipment.trackingCode ?? '',
    }
    await writeTimeline(tx, { orderId: order.id, kind: 'shipment_tracking', public: true, actor, facts })
    if (trackingCode && !shipment.trackingCode && isComing(shipment))
      await emit(tx, shipmentTracked(order.id, shipmentId))
  })
