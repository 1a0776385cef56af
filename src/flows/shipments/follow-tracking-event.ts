import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { system } from '#shop/identity/actor.ts'
import { shipmentFailed } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { isStillBooked } from '#shop/orders/shipments/still-booked.ts'
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
export const followTrackingEvent = (db: Db, { shipmentId, event }: { shipmentId: string; event: TrackingEvent }) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (!shipment.bookedAt || shipment.trackingCode !== event.trackingCode) return
    const { status: carrierStatus, at, reason } = event
    const isNews = carrierStatus !== shipment.carrierStatus
    await tx
      .update(shipments)
      .set({
        carrierStatus,
        carrierReadAt: new Date(),
        ...(isNews && { carrierSeenAt: at ?? new Date() }),
        ...(isNews && reason && { carrierReason: reason }),
      })
      .where(eq(shipments.id, shipmentId))
    if (isNews) await applyStage(tx, { order, shipment, event })
  })

type TrackedShipment = { order: Order; shipment: Shipment; event: TrackingEvent }

async function applyStage(tx: Db, { order, shipment, event }: TrackedShipment) {
  const { stage } = event
  if (stage === 'cancelled' && (shipment.state === 'preparing' || isStillBooked(shipment)))
    return forgetBooking(tx, system, { shipmentId: shipment.id, trackingCode: event.trackingCode })
  if (!stage || stage === 'waiting' || stage === 'cancelled' || stage === 'exception') return
  await dispatchIfHere(tx, { order, shipment, event })
  await onTheRoad(tx, shipment.id, event)
}

/**
 * The carrier has a parcel that nobody marked as handed over. A parcel that should not have left is dispatched all the same: a note says so, and COD is
 * corrected.
 */
async function dispatchIfHere(tx: Db, { order, shipment }: TrackedShipment) {
  if (shipment.state !== 'preparing') return
  const refusal = await findDispatchBlock(tx, 'sent', { order, leaving: [shipment] })
  const { carrier, trackingCode, trackingUrl } = shipment
  await dispatchShipments(tx, system, {
    order,
    shipments: [shipment],
    tracking: { carrier: carrier ?? '', trackingCode, trackingUrl },
  })
  if (!refusal) return
  const note = refusal.say('vi')
  await writeTimeline(tx, { orderId: order.id, kind: 'note', public: false, actor: system, note })
  await queueCorrectCod(tx, order.id)
}

async function onTheRoad(tx: Db, shipmentId: string, { stage, at, reason }: TrackingEvent) {
  const { order, shipment } = await lockShipment(tx, shipmentId)
  if (!isOnTheRoad(shipment.state)) return
  if (stage === 'delivered') return recordArrival(tx, system, { order, shipment, at: at ?? undefined })
  if (stage === 'returned')
    return recordReturnedShipment(tx, system, {
      order,
      shipment,
      reason: returnReasonOf(reason || shipment.carrierReason),
      goods: 'look',
    })
  if (stage === 'failed_attempt') return failed(tx, { order, shipment, reason })
  // A parcel on its way back stays a failed attempt, so that it does not look as if it were coming.
  if (stage === 'returning' && shipment.state === 'failed_attempt') return
  if (shipmentMoves.mayMove(shipment.state, 'in_transit')) await moveShipment(tx, shipment, 'in_transit')
}

async function failed(
  tx: Db,
  { order, shipment, reason }: { order: Order; shipment: Shipment; reason: string | null },
) {
  if (shipment.state === 'failed_attempt') return
  const attempt = shipment.failedAttempts + 1
  await moveShipment(tx, shipment, 'failed_attempt', { failedAttempts: attempt })
  const facts = { shipment: shipment.number, attempt }
  await followShipments(tx, system, { order, kind: 'shipment_failed', facts, note: reason ?? undefined })
  await emit(tx, shipmentFailed(order.id, shipment.id))
}
