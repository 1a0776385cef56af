import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { shipmentDelivered } from '#shop/orders/events.ts'
import { holdShipment } from '#shop/orders/hold-shipment.ts'
import type { Shipment } from '#shop/orders/list-shipments.ts'
import { moveShipment } from '#shop/orders/move-shipment.ts'
import type { Order } from '#shop/orders/queries.ts'
import { followParcels } from './follow-parcels.ts'
import { keepForTaken } from './keep-for-taken.ts'
import { taxParcels } from './tax-parcels.ts'
import { refuseLeaving } from './refuse-leaving.ts'

/** The buyer has this parcel. */
export const deliverShipment = (db: Db, actor: Actor, { shipmentId, at }: { shipmentId: string; at?: Date }) =>
  db.transaction(async (tx) => {
    const { order, parcel } = await holdShipment(tx, shipmentId)
    await arrive(tx, actor, { order, parcel, at })
  })

type Arrival = { order: Order; parcel: Shipment; at?: Date }

/** Inside a transaction that holds the order. Answers where the order stands then. */
export async function arrive(tx: Db, actor: Actor, { order, parcel, at = new Date() }: Arrival) {
  // What is fetched leaves only now: until here it lay on our counter.
  if (order.method === 'pickup') await refuseLeaving(tx, 'fetched', { order, leaving: [parcel] })
  await moveShipment(tx, parcel, 'delivered', { deliveredAt: at })
  await taxParcels(tx, 'delivered', { order, parcels: [parcel], at })
  const state = await followParcels(tx, actor, { order, kind: 'parcel_delivered', facts: { parcel: parcel.number } })
  if (parcel.restOf) await keepForTaken(tx, actor, order)
  await emit(tx, shipmentDelivered(order.id, parcel.id))
  return state
}
