import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { shipmentFailed } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { followShipments } from './follow-shipments.ts'

/** A delivery attempt failed; the carrier will try again or bring the parcel back. */
export const failDeliveryAttempt = (
  db: Db,
  actor: Actor,
  { shipmentId, reason }: { shipmentId: string; reason: string | null },
) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    await moveShipment(tx, shipment, 'failed_attempt', { failedAttempts: shipment.failedAttempts + 1 })
    const facts = { shipment: shipment.number, attempt: shipment.failedAttempts + 1 }
    await followShipments(tx, actor, { order, kind: 'shipment_failed', facts, note: reason ?? undefined })
    await emit(tx, shipmentFailed(order.id, shipment.id))
  })
