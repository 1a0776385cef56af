import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listShipments } from '#shop/orders/shipments/list-shipments.ts'
import type { Order } from '#shop/orders/queries.ts'
import { m } from '#words/messages.js'

/** Refuses to edit an order that is packed or ended: packing slip, label and booking already show its data. */
export async function refusePacked(db: Db, order: Pick<Order, 'id' | 'state'>) {
  const isPacked = (await listShipments(db, order.id)).some((shipment) => shipment.state !== 'cancelled')
  if (isPacked || !['placed', 'confirmed'].includes(order.state))
    throw new Refusal('edit-too-late', m.refusal_edit_too_late, {})
}
