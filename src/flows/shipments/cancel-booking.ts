import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { isStillBooked } from '#shop/orders/shipments/still-booked.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { m } from '#words/messages.js'
import { allocateCod } from '../closing/allocate-cod.ts'
import { releaseHeld } from './settle-held-shipment.ts'

/** Cancels the booking at the carrier, so that the parcel can be booked again or unpacked. Also for a parcel of a cancelled order. */
export async function cancelBooking(db: Db, actor: Actor, { shipmentId }: { shipmentId: string }) {
  const [booked] = await db.select().from(shipments).where(eq(shipments.id, shipmentId))
  const carrier = carrierOf(booked?.bookedWith)
  if (!booked?.bookedAt || !booked.trackingCode)
    throw new Refusal('shipment-not-booked', m.refusal_shipment_not_booked, {})
  if (booked.state !== 'preparing' && !isStillBooked(booked))
    throw new Refusal('shipment-moved-on', m.refusal_shipment_moved_on, {})
  if (!carrier?.cancel) throw new Refusal('carrier-unknown', m.refusal_carrier_unknown, {})
  await carrier.cancel(booked.trackingCode)
  await db.transaction((tx) => forgetBooking(tx, actor, { shipmentId, trackingCode: booked.trackingCode! }))
}

/**
 * Inside a transaction: removes a cancelled waybill. A newer booking stays, and so does that of a parcel that left meanwhile: it is shown among the
 * problems. The goods of a cancelled parcel are for sale again, if its order does not send them otherwise.
 */
export async function forgetBooking(
  tx: Db,
  actor: Actor,
  { shipmentId, trackingCode }: { shipmentId: string; trackingCode: string },
) {
  const locked = await lockShipment(tx, shipmentId)
  const { order, shipment } = locked
  if (shipment.trackingCode !== trackingCode || !shipment.bookedAt) return
  if (shipment.state !== 'preparing' && !isStillBooked(shipment)) return
  if (isStillBooked(shipment)) await releaseHeld(tx, actor, locked)
  await tx
    .update(shipments)
    .set({
      carrier: null,
      trackingCode: null,
      trackingUrl: null,
      bookedWith: null,
      bookedAs: null,
      bookedAt: null,
      carrierFee: null,
      expectedAt: null,
      carrierStatus: null,
      codError: null,
    })
    .where(eq(shipments.id, shipmentId))
  const facts = { shipment: shipment.number, carrier: shipment.carrier ?? '', trackingCode }
  await writeTimeline(tx, { orderId: order.id, kind: 'shipment_unbooked', public: false, actor, facts })
  await allocateCod(tx, order.id)
}
