import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import { shipmentFailed } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import type { Order } from '#shop/orders/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { isOnTheRoad, shipmentMoves } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import type { TrackingEvent } from '#shop/shipping/carrier.ts'
import { returnReasonOf } from '#shop/shipping/return-reason-of.ts'
import { forgetBooking } from './cancel-booking.ts'
import { queueCorrectCod } from './correct-cod.ts'
import { recordArrival } from './deliver-shipment.ts'
import { followShipments } from './follow-shipments.ts'
import { dispatchShipments } from './hand-over-shipment.ts'
import { findDispatchBlock } from './refuse-unpaid-dispatch.ts'
import { recordReturnedShipment } from './return-shipment.ts'

/** Applies a carrier's tracking event by the same steps that staff take. A repeated, late or out-of-order event does nothing. */
export const followTrackingEvent = (
  db: Db,
  { shipmentId, sighting }: { shipmentId: string; sighting: TrackingEvent },
) =>
  db.transaction(async (tx) => {
    const { order, parcel } = await lockShipment(tx, shipmentId)
    if (!parcel.bookedAt || parcel.trackingCode !== sighting.trackingCode) return
    const { status: carrierStatus, at, reason } = sighting
    const isNews = carrierStatus !== parcel.carrierStatus
    await tx
      .update(shipments)
      .set({
        carrierStatus,
        carrierReadAt: new Date(),
        ...(isNews && { carrierSeenAt: at ?? new Date() }),
        ...(isNews && reason && { carrierReason: reason }),
      })
      .where(eq(shipments.id, shipmentId))
    if (isNews) await applyStage(tx, { order, parcel, sighting })
  })

type TrackedShipment = { order: Order; parcel: Shipment; sighting: TrackingEvent }

async function applyStage(tx: Db, { order, parcel, sighting }: TrackedShipment) {
  const { stage } = sighting
  if (stage === 'cancelled' && parcel.state === 'preparing')
    return forgetBooking(tx, system, { shipmentId: parcel.id, trackingCode: sighting.trackingCode })
  if (!stage || stage === 'waiting' || stage === 'cancelled' || stage === 'trouble') return
  await dispatchIfHere(tx, { order, parcel, sighting })
  await onTheRoad(tx, parcel.id, sighting)
}

/**
 * The carrier has a parcel that nobody marked as handed over. A parcel that should not have left is dispatched all the same: a note says so, and COD is
 * corrected.
 */
async function dispatchIfHere(tx: Db, { order, parcel }: TrackedShipment) {
  if (parcel.state !== 'preparing') return
  const refusal = await findDispatchBlock(tx, 'sent', { order, leaving: [parcel] })
  const { carrier, trackingCode, trackingUrl } = parcel
  await dispatchShipments(tx, system, {
    order,
    parcels: [parcel],
    tracking: { carrier: carrier ?? '', trackingCode, trackingUrl },
  })
  if (!refusal) return
  const note = refusal.say('vi')
  await writeTimeline(tx, { orderId: order.id, kind: 'note', public: false, actor: system, note })
  await queueCorrectCod(tx, order.id)
}

async function onTheRoad(tx: Db, shipmentId: string, { stage, at, reason }: TrackingEvent) {
  const { order, parcel } = await lockShipment(tx, shipmentId)
  if (!isOnTheRoad(parcel.state)) return
  if (stage === 'delivered') return recordArrival(tx, system, { order, parcel, at: at ?? undefined })
  if (stage === 'returned')
    return recordReturnedShipment(tx, system, {
      order,
      parcel,
      reason: returnReasonOf(reason || parcel.carrierReason),
      goods: 'look',
    })
  if (stage === 'failed_attempt') return failed(tx, { order, parcel, reason })
  // A parcel on its way back stays a failed attempt, so that it does not look as if it were coming.
  if (stage === 'returning' && parcel.state === 'failed_attempt') return
  if (shipmentMoves.mayMove(parcel.state, 'in_transit')) await moveShipment(tx, parcel, 'in_transit')
}

async function failed(tx: Db, { order, parcel, reason }: { order: Order; parcel: Shipment; reason: string | null }) {
  if (parcel.state === 'failed_attempt') return
  const attempt = parcel.failedAttempts + 1
  await moveShipment(tx, parcel, 'failed_attempt', { failedAttempts: attempt })
  const facts = { parcel: parcel.number, attempt }
  await followShipments(tx, system, { order, kind: 'parcel_failed', facts, note: reason ?? undefined })
  await emit(tx, shipmentFailed(order.id, parcel.id))
}
