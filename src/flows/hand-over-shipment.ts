import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { sellReserved } from '#shop/inventory/move-reserved.ts'
import { shipmentHandedOver } from '#shop/orders/events.ts'
import { holdShipment } from '#shop/orders/hold-shipment.ts'
import type { Shipment } from '#shop/orders/list-shipments.ts'
import { moveShipment } from '#shop/orders/move-shipment.ts'
import { parcelTakes } from '#shop/orders/parcel-takes.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { dealCod } from './deal-cod.ts'
import { followParcels } from './follow-parcels.ts'
import { refuseLeaving } from './refuse-leaving.ts'

export type Carriage = { carrier: string; trackingCode: string | null; trackingUrl: string | null }

/** One parcel left the house: its goods are sold, and what it collects at the door is fixed. */
export const handOverShipment = (
  db: Db,
  actor: Actor,
  { shipmentId, ...carriage }: Carriage & { shipmentId: string },
) =>
  db.transaction(async (tx) => {
    await dealCod(tx, (await holdShipment(tx, shipmentId)).order.id)
    const { order, parcel } = await holdShipment(tx, shipmentId)
    await refuseLeaving(tx, 'sent', { order, leaving: [parcel] })
    return sendOff(tx, actor, { order, parcel, carriage })
  })

type Leaving = { order: { id: string; state: OrderState }; parcel: Shipment; carriage: Carriage }

/** Inside a transaction that holds the order, what parcels collect having been dealt. What was booked goes as it was booked. Answers where the order stands then. */
export async function sendOff(tx: Db, actor: Actor, { order, parcel, carriage }: Leaving) {
  if (order.state === 'placed' || order.state === 'cancelled')
    throw new Refusal('order-moved-on', m.refusal_order_moved_on, {})
  const gone = await moveShipment(tx, parcel, 'handed_over', {
    ...(!parcel.bookedAt && carriage),
    handedOverAt: new Date(),
  })
  await sellReserved(tx, actor, order.id, await parcelTakes(tx, parcel))
  const facts = { parcel: gone.number, carrier: gone.carrier ?? '', trackingCode: gone.trackingCode ?? '' }
  const state = await followParcels(tx, actor, { order, kind: 'parcel_shipped', facts })
  await emit(tx, shipmentHandedOver(order.id, parcel.id))
  return state
}
