import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { spoiling } from '#shop/inventory/moves/order-moves.ts'
import { shipmentLost } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import type { LossReason } from '#shop/orders/order.ts'
import { soldValueOf } from '#shop/orders/lines/sold-value-of.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { followShipments } from './follow-shipments.ts'

type Loss = {
  shipmentId: string
  reason: LossReason
  /** The claim against the carrier: number, amount and answer. Staff read it on the order's timeline. */
  claim: string | null
}

/**
 * The carrier lost a parcel or damaged its goods so that they do not come back: they are written off, the buyer owes nothing for them, and staff decide
 * whether to send others.
 */
export const markShipmentLost = (db: Db, actor: Actor, { shipmentId, reason, claim }: Loss) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    await moveShipment(tx, shipment, 'lost', { returnReason: reason, checkedAt: new Date() })
    await moveStock(tx, actor, spoiling(order.id, await shipmentTakes(tx, shipment)))
    const facts = { shipment: shipment.number, reason }
    await followShipments(tx, actor, { order, kind: 'shipment_lost', facts })
    if (claim) await writeTimeline(tx, { orderId: order.id, kind: 'note', public: false, actor, note: claim })
    const amount = soldValueOf(await listOrderLines(tx, order.id), shipment.lines)
    const after = { ...facts, claim }
    await recordStaffAction(tx, actor, { verb: 'shipment.lost', orderId: order.id, amount, after })
    await emit(tx, shipmentLost(order.id, shipment.id))
  })
