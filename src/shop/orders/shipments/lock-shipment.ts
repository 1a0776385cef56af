import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { lockOrder } from '../lock-order.ts'
import { listShipments } from './list-shipments.ts'
import { shipments } from '../shipments-schema.ts'

/** Inside a transaction: locks a shipment with its order, which is locked first. */
export async function lockShipment(tx: Db, shipmentId: string) {
  const [row] = await tx.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) throw new Refusal('shipment-unknown', m.refusal_shipment_unknown, {})
  const order = await lockOrder(tx, row.orderId)
  const orderShipments = await listShipments(tx, order.id)
  return { order, shipments: orderShipments, shipment: orderShipments.find((one) => one.id === shipmentId)! }
}
