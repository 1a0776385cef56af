import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStock } from '#shop/inventory/moves/move-stock.ts'
import { shipmentReturned } from '#shop/orders/events.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import type { ShipmentReturnReason } from '#shop/orders/order.ts'
import type { Order } from '#shop/orders/queries.ts'
import { followShipments } from './follow-shipments.ts'
import { unopenedRestockMoves } from './restock-unopened.ts'

type Return = {
  shipmentId: string
  reason: ShipmentReturnReason
  /** Unopened goods go back to stock at once; others wait for inspection. */
  goods: 'restock' | 'look'
}

/** A parcel came back to us. */
export const returnShipment = (db: Db, actor: Actor, { shipmentId, reason, goods }: Return) =>
  db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    await recordReturnedShipment(tx, actor, { order, shipment, reason, goods })
  })

type ReturnedShipment = Omit<Return, 'shipmentId'> & { order: Order; shipment: Shipment }

/** Inside a transaction that holds the order. Returns the new state of the order. */
export async function recordReturnedShipment(
  tx: Db,
  actor: Actor,
  { order, shipment, reason, goods }: ReturnedShipment,
) {
  await moveShipment(tx, shipment, 'returned', { returnedAt: new Date(), returnReason: reason })
  if (goods === 'restock') await moveStock(tx, actor, await unopenedRestockMoves(tx, shipment))
  const facts = { shipment: shipment.number, reason }
  const state = await followShipments(tx, actor, { order, kind: 'shipment_returned', facts })
  await emit(tx, shipmentReturned(order.id, shipment.id))
  return state
}
