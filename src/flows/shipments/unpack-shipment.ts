import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { releaseReserved, sellReserved } from '#shop/inventory/moves/move-reserved.ts'
import type { Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { moveShipment } from '#shop/orders/shipments/move-shipment.ts'
import { nextNumber } from '#shop/orders/shipments/open-shipment.ts'
import { refuseAwaitedWaybill } from '#shop/orders/shipments/refuse-awaited-waybill.ts'
import { shipmentTakes } from '#shop/orders/shipments/shipment-takes.ts'
import { m } from '#words/messages.js'
import { followShipments } from './follow-shipments.ts'
import { insertUnsent, workedQuantities } from './keep-worked-products.ts'

/** Unpacks a parcel that has not left; its goods wait to be packed again. If it was to be sent again, they count as returned again. */
export const unpackShipment = (db: Db, actor: Actor, { shipmentId }: { shipmentId: string }) =>
  db.transaction(async (tx) => {
    const { order, shipment, shipments } = await lockShipment(tx, shipmentId)
    if (shipment.bookedAt && shipment.state === 'preparing')
      throw new Refusal('shipment-booked', m.refusal_shipment_booked, {})
    refuseAwaitedWaybill(shipment)
    await moveShipment(tx, shipment, 'cancelled')
    if (shipment.againOf) await putBack(tx, actor, { shipment, number: nextNumber(shipments) })
    await followShipments(tx, actor, { order, kind: 'shipment_unpacked', facts: { shipment: shipment.number } })
  })

/** Goods that were to be sent again are for sale again. Worked ones are not new, so all of their parcel waits for inspection. */
async function putBack(tx: Db, actor: Actor, { shipment, number }: { shipment: Shipment; number: number }) {
  const { orderId, againOf } = shipment
  const takes = await shipmentTakes(tx, shipment)
  const worked = await workedQuantities(tx, orderId, { inParcels: false })
  if (shipment.lines.some(({ orderLineId }) => worked.has(orderLineId))) {
    const lines = shipment.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }))
    await insertUnsent(tx, { orderId, number, againOf }, lines)
    await sellReserved(tx, actor, orderId, takes)
  } else {
    await releaseReserved(tx, actor, orderId, takes)
    await emit(tx, stockChanged(takes.map(({ variantId }) => variantId)))
  }
}
