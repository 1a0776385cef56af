import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { m } from '#words/messages.js'
import { settleCollected } from './settle-collected.ts'

/** Records once that the carrier paid out what it collected for one parcel. */
export const settleShipmentCod = (
  db: Db,
  actor: Actor,
  { shipmentId, reason }: { shipmentId: string; reason: string },
) =>
  db.transaction(async (tx): Promise<Dong> => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    const amount = shipment.codAmount - shipment.codSettled
    if (shipment.state !== 'delivered' || amount <= 0)
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    await settleCollected(tx, actor, { order, shipment, amount, reason })
    return amount
  })
