import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { shipmentDelivered } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import type { Order } from '#shop/orders/queries.ts'
import { followShipments } from './follow-shipments.ts'
import { cancelRefundsOfTaken } from './cancel-refunds-of-taken.ts'
import { taxShipments } from './tax-shipments.ts'
import { refuseUnpaidDispatch } from './refuse-unpaid-dispatch.ts'

/** The buyer has this parcel. */
export const deliverShipment = (db: Db, actor: Actor, { shipmentId, at }: { shipmentId: string; at?: Date }) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    await recordArrival(tx, actor, { order, shipment, at })
  })

type Arrival = { order: Order; shipment: Shipment; at?: Date }

/** Inside a transaction that holds the order. Returns the new state of the order. */
export async function recordArrival(tx: Db, actor: Actor, { order, shipment, at = new Date() }: Arrival) {
  // An order for pickup leaves only now: until here it lay in the shop.
  if (order.method === 'pickup') await refuseUnpaidDispatch(tx, 'fetched', { order, leaving: [shipment] })
  await moveShipment(tx, shipment, 'delivered', { deliveredAt: at })
  await taxShipments(tx, 'delivered', { order, shipments: [shipment], at })
  const state = await followShipments(tx, actor, {
    order,
    kind: 'shipment_delivered',
    facts: { shipment: shipment.number },
  })
  if (shipment.restOf) await cancelRefundsOfTaken(tx, actor, order)
  await emit(tx, shipmentDelivered(order.id, shipment.id))
  return state
}
