import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockShipment } from '#shop/orders/shipments/lock-shipment.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { m } from '#words/messages.js'
import { settleCashOf } from './settle-cash.ts'

/**
 * Records once that the carrier paid out what it collected for one parcel. If the buyer had paid a part meanwhile, the surplus becomes an unmatched
 * payment.
 */
export const settleShipmentCod = (
  db: Db,
  actor: Actor,
  { shipmentId, reason }: { shipmentId: string; reason: string },
) =>
  db.transaction(async (tx): Promise<Dong> => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    const amount = shipment.codAmount - shipment.codSettled
    const payment = await findPayment(tx, order.id)
    const owed = Math.min(amount, stillOwed(payment))
    if (shipment.state !== 'delivered' || amount <= 0 || !owed)
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    await tx.update(shipments).set({ codSettled: shipment.codAmount }).where(eq(shipments.id, shipmentId))
    await settleCashOf(tx, actor, { orderId: order.id, amount: owed, reason })
    if (amount > owed)
      await recordUnmatchedPayment(tx, {
        source: 'cod',
        amount: amount - owed,
        reason: 'overpaid',
        paymentId: payment!.id,
        memo: shipment.trackingCode ?? order.code,
      })
    return amount
  })
