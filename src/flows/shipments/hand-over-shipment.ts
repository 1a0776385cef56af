import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { sellReserved } from '#shop/inventory/moves/move-reserved.ts'
import { shipmentHandedOver } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { refuseAwaitedWaybill } from '#shop/orders/shipments/refuse-awaited-waybill.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import type { Order } from '#shop/orders/queries.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { refuseUnfinishedWork } from '#shop/work/refuse-unfinished-work.ts'
import { m } from '#words/messages.js'
import { allocateCod } from '../closing/allocate-cod.ts'
import { followShipments } from './follow-shipments.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'
import { taxShipments } from './tax-shipments.ts'

export type ShipmentTracking = { carrier: string; trackingCode: string | null; trackingUrl: string | null }
/** `isBooked`: staff saw parcels with waybills. One that has lost its waybill meanwhile is refused: it would leave without a number. */
export type HandOver = ShipmentTracking & { isBooked?: boolean }

/** Hands over one parcel: its goods are sold and its COD is fixed. */
export const handOverShipment = (
  db: Db,
  actor: Actor,
  { shipmentId, ...tracking }: HandOver & { shipmentId: string },
) =>
  db.transaction(async (tx) => {
    await allocateCod(tx, (await lockShipment(tx, shipmentId)).order.id)
    const { order, shipment } = await lockShipment(tx, shipmentId)
    refuseAwaitedWaybill(shipment)
    await refuseUnpaidDispatch(tx, 'sent', { order, leaving: [shipment] })
    await refuseUnfinishedWork(tx, order.id, shipment.id)
    return dispatchShipments(tx, actor, { order, shipments: [shipment], tracking })
  })

type Leaving = { order: Pick<Order, 'id' | 'state' | 'eInvoice'>; shipments: Shipment[]; tracking: HandOver }

/**
 * Inside a transaction that holds the order, after COD was allocated: dispatches these parcels. A booked parcel keeps its booking. Returns the new state
 * of the order.
 */
export async function dispatchShipments(tx: Db, actor: Actor, { order, shipments, tracking }: Leaving) {
  const { isBooked, ...byHand } = tracking
  if (order.state === 'placed' || order.state === 'cancelled')
    throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
  let state: OrderState = order.state
  for (const shipment of shipments) {
    if (isBooked && !shipment.bookedAt)
      throw new Refusal('shipment-waybill-gone', m.refusal_shipment_waybill_gone, { number: shipment.number })
    const moved = await moveShipment(tx, shipment, 'handed_over', {
      ...(!shipment.bookedAt && byHand),
      handedOverAt: new Date(),
    })
    const facts = { shipment: moved.number, carrier: moved.carrier ?? '', trackingCode: moved.trackingCode ?? '' }
    state = await followShipments(tx, actor, { order: { ...order, state }, kind: 'shipment_shipped', facts })
    await emit(tx, shipmentHandedOver(order.id, shipment.id))
  }
  await taxShipments(tx, 'handed_over', { order, shipments, at: new Date() })
  // Sells the goods of all parcels in one call, so that stock rows are locked in one order.
  await sellReserved(tx, actor, order.id, await shipmentTakes(tx, { lines: shipments.flatMap(({ lines }) => lines) }))
  return state
}
