import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { holdShipment } from '#shop/orders/hold-shipment.ts'
import { shipments } from '#shop/orders/schema.ts'
import { m } from '#words/messages.js'
import { settleCashOf } from './settle-cash.ts'

/** The carrier handed over what it collected for one parcel; once. */
export const settleParcel = (db: Db, actor: Actor, { shipmentId, reason }: { shipmentId: string; reason: string }) =>
  db.transaction(async (tx) => {
    const { order, parcel } = await holdShipment(tx, shipmentId)
    const amount = parcel.codAmount - parcel.codSettled
    if (parcel.state !== 'delivered' || amount <= 0)
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    await tx.update(shipments).set({ codSettled: parcel.codAmount }).where(eq(shipments.id, shipmentId))
    await settleCashOf(tx, actor, { orderId: order.id, amount, reason })
    return amount
  })
